import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/order-by-hand';
import { inMall } from '@mall/db/in-mall';
import { sumBasket } from '@mall/domain/basket';
import { ratesByMethod } from '@mall/domain/delivery-rates';
import { isRemoteArea } from '@mall/domain/remote-area';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { placeOrderByHand, quoteByHand } from '../place/place-order-by-hand.ts';
import { findCaller, listCallerAddresses, listGoodsLike } from './by-hand.repository.ts';
import { payUrlOf } from './pay-url.ts';

/** Orders that staff place for a caller, who pays by a link. */
export function byHandOfficeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { officeDatabase, clock, config } = dependencies;
  if (!officeDatabase) return;

  bindOffice(app, contract.findGoods, async ({ params: { mallId }, query: { q }, mallOf, read }) => {
    await mallOf(mallId);
    return { goods: await read((transaction) => listGoodsLike(transaction, { mallId, text: q.trim() })) };
  });

  bindOffice(app, contract.quoteOrder, async ({ params, body, mallOf, read }) => {
    const mall = await mallOf(params.mallId);
    const [caller, addresses] = await read((transaction) =>
      Promise.all([findCaller(transaction, params), listCallerAddresses(transaction, params)]),
    );
    if (!caller) throw new AppError('4040');
    const { items, addressNo } = body;
    const { lines, gone, deliveryRates, refusal } = await inMall(officeDatabase, mall, (transaction) =>
      quoteByHand(transaction, mall, { memberNo: params.memberNo, items, at: clock() }),
    );
    const postcode = addresses.find((address) => address.addressNo === addressNo)?.postcode ?? body.postcode;
    const { goodsAmount, deliveryAmount, total } = sumBasket(lines, ratesByMethod(deliveryRates), postcode);
    return {
      data: {
        ...caller,
        addresses: addresses.map(({ postcode: code, ...address }) => ({
          ...address,
          isRemote: isRemoteArea(code) ? ('Y' as const) : ('N' as const),
        })),
        lines: [...lines, ...gone].map(({ colourName, optionLabel, ...line }) => ({
          ...line,
          optionText: [colourName, optionLabel].filter(Boolean).join(' / '),
        })),
        ...{ goodsAmount, deliveryAmount, total, refusal },
      },
      subjects: [params.memberNo],
      mallId: params.mallId,
    };
  });

  bindOffice(
    app,
    contract.placeOrderByHand,
    async ({ params, body, requestKey, mallOf, write, staff: { staffNo } }) => {
      const { mallId, memberNo } = params;
      const mall = await mallOf(mallId);
      const subject = {
        mallId,
        subject: `member ${memberNo}`,
        reason: body.reason,
        changes: { total: body.expectedTotal },
      };
      const { orderNo, expiresAt } = await write(subject, (office) =>
        placeOrderByHand(office, mall, { ...body, memberNo, staffNo, requestKey }),
      );
      return { orderNo, payUrl: payUrlOf(config, mall.mallUrl, orderNo), expiresAt: expiresAt.toISOString() };
    },
  );
}
