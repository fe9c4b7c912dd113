import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/mall-opening';
import { isThere } from '@mall/domain/access-matrix';
import { addressFault } from '@mall/domain/mall-validity';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { recordTrial, trialOf } from '../../order/trial/record-trial.ts';
import { tryOrder } from '../../order/trial/try-order.ts';
import { createMall } from './create-mall.ts';
import { listGoods, offerOf, readOffered, sourceOf } from './list-goods.ts';
import { findCompany } from './opening.repository.ts';
import { scheduleOpening } from './schedule-opening.ts';
import { showOpening } from './show-opening.ts';
import { sourceOfNew } from './source-of-new.ts';

/** From nothing to an open mall, step by step. */
export function openingOfficeRoutes(app: FastifyInstance): void {
  const { malls, clock } = app.dependencies;

  bindOffice(app, contract.checkMallAddress, async ({ query: { mallUrl } }) => {
    const fault = addressFault(mallUrl);
    if (fault) return { verdict: fault };
    return { verdict: (await malls.all()).has(mallUrl) ? ('TAKEN' as const) : ('FREE' as const) };
  });
  bindOffice(app, contract.findCompany, async ({ query: { businessNumber }, read }) => ({
    company: (await read((reader) => findCompany(reader, businessNumber))) ?? null,
  }));
  bindOffice(app, contract.createMall, async (context) => {
    const { body, staff, write } = context;
    const { fromMallId: _from, ...words } = body;
    const source = await sourceOfNew(context);
    const changes = { mallUrl: [null, body.mallUrl], name: [null, body.name], origin: [null, body.origin] };
    const mallId = await write({ subject: `mall ${body.mallUrl}`, changes }, (own) =>
      createMall(own, { ...words, source, staffNo: staff.staffNo }),
    );
    malls.forget();
    return { mallId };
  });
  bindOffice(app, contract.getMallOpening, async ({ params: { mallId }, staff, read, mallOf }) => {
    await mallOf(mallId);
    return read((reader) => showOpening(reader, staff, mallId, clock()));
  });
  bindOffice(app, contract.scheduleOpening, async ({ params: { mallId }, body: { opensAt }, write }) => {
    const subject = { mallId, subject: `mall ${mallId}`, changes: { opensAt: [null, opensAt] } };
    await write(subject, (own) => scheduleOpening(own, { mallId }, opensAt === null ? null : new Date(opensAt)));
    malls.forget();
    return { opensAt };
  });
  bindOffice(app, contract.tryOrder, async ({ params: { mallId }, staff, mallOf, write }) => {
    const mall = await mallOf(mallId);
    if (!isThere('orderSheet', mall)) throw new AppError('4094', { description: '장바구니로 주문하는 몰이 아니에요.' });
    const outcome = await tryOrder(app.dependencies, mall);
    const { staffNo } = staff;
    const subject = { mallId, subject: `mall ${mallId}`, changes: { trial: [null, outcome.reached] } };
    await write(subject, (own) => recordTrial(own, mall, { outcome, staffNo }));
    return trialOf(outcome);
  });
  bindOffice(app, contract.offerGoods, async ({ params: { mallId }, body, read, mallOf }) => {
    const mall = await mallOf(mallId);
    const from = await mallOf(await read((reader) => sourceOf(reader, mall, body.fromMallId)));
    const offer = await read((reader) => offerOf(reader, mallId, from.mallId, body));
    return { ...offer, from: { mallId: from.mallId, name: from.name } };
  });
  bindOffice(app, contract.listOfferedGoods, async ({ params: { mallId }, body, staff, read, mallOf, write }) => {
    const mall = await mallOf(mallId);
    const from = await mallOf(await read((reader) => sourceOf(reader, mall, body.fromMallId)));
    const asked = { fromMallId: from.mallId, wish: body, at: clock() };
    const found = await read((reader) => readOffered(reader, mallId, asked));
    const subject = { mallId, subject: `mall ${mallId}`, changes: { goods: [null, { ...body }] } };
    const listed = await write(subject, (own) => listGoods(own, { mallId }, { ...found, staffNo: staff.staffNo }));
    return { listed };
  });
}
