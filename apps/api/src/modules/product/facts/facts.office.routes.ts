import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/product-facts';
import { inMall } from '@mall/db/in-mall';
import { startOfSeoulDay } from '@mall/domain/seoul-day';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { assertAllMalls } from '../../../office/within-scope.ts';
import { findProductRow } from '../office/product-list.repository.ts';
import { listCardPlans, listPhones } from './phone.repository.ts';
import { previewCard } from './preview-card.ts';
import { listMallTerms } from './subscription.repository.ts';
import { saveFacts } from './write-facts.ts';

/** The fields of phones and subscriptions beyond those of every product. */
export function factsOfficeRoutes(app: FastifyInstance): void {
  phoneRoutes(app);
  subscriptionRoutes(app);
}

function phoneRoutes(app: FastifyInstance): void {
  const { officeDatabase, clock } = app.dependencies;
  if (!officeDatabase) return;
  bindOffice(app, contract.listPhoneChoices, ({ read }) =>
    read(async (reader) => {
      const [plans, phones] = await Promise.all([listCardPlans(reader), listPhones(reader)]);
      return { plans, phones };
    }),
  );
  bindOffice(app, contract.savePhone, async ({ params: { productNo }, body, scope, staff: { staffNo }, write }) => {
    assertAllMalls(scope);
    const { version, ...phone } = body;
    const subject = { subject: `product ${productNo}`, changes: phone };
    return { version: await write(subject, (office) => saveFacts(office, { productNo, version, staffNo }, phone)) };
  });
  bindOffice(app, contract.previewCard, async ({ params: { mallId, productNo }, query, mallOf, read }) => {
    const mall = await mallOf(mallId);
    const { on, ...choice } = query;
    const later = startOfSeoulDay(on);
    if (!later) throw new AppError('4000');
    if (!(await read((reader) => findProductRow(reader, productNo)))) throw new AppError('4040');
    return inMall(officeDatabase, mall, (own) => previewCard(own, { ...choice, productNo }, { now: clock(), later }));
  });
}

function subscriptionRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.saveSubscription, async ({ params, body, scope, staff: { staffNo }, write }) => {
    assertAllMalls(scope);
    const { version, ...subscription } = body;
    const product = { ...params, version, staffNo };
    const subject = { subject: `product ${params.productNo}`, changes: subscription };
    return { version: await write(subject, (office) => saveFacts(office, product, subscription)) };
  });
  bindOffice(app, contract.getTerms, async ({ params: { mallId, productNo }, mallOf, read }) => {
    await mallOf(mallId);
    return read(async (reader) => {
      if ((await findProductRow(reader, productNo))?.kind !== 'subscription') throw new AppError('4040');
      return { mallId, rows: await listMallTerms(reader, mallId, productNo) };
    });
  });
  bindOffice(app, contract.saveTerms, async ({ params, body, mallOf, staff: { staffNo }, write }) => {
    const { mallId, productNo } = params;
    await mallOf(mallId);
    const { version, rows } = body;
    const product = { productNo, version, staffNo };
    const subject = { mallId, subject: `product ${productNo}`, changes: { terms: rows } };
    return { version: await write(subject, (office) => saveFacts(office, product, { terms: { mallId, rows } })) };
  });
}
