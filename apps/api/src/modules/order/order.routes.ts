import * as contract from '@mall/contracts/order';
import * as paying from '@mall/contracts/order-payment';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { visitOf } from '../../plugins/visit.ts';
import { confirmPurchase } from './move/confirm-purchase.ts';
import { payAgain } from './place/pay-again.ts';
import { placeOrder } from './place/place-order.ts';
import { createQueue } from './place/placing-queue.ts';
import { prepareOrder } from './place/prepare-order.ts';
import { getOrder } from './read/get-order.ts';
import { listOrders } from './read/list-orders.ts';
import { requestCashReceipt } from './request-cash-receipt.ts';

export function orderRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config } = dependencies;
  const queue = createQueue(Math.ceil(config.databaseConnections / 2));
  bind(app, contract.prepareOrder, ({ mall, member, db, body }) =>
    db((tx) =>
      prepareOrder(tx, mall, { memberNo: member.memberNo, at: clock(), items: body.items, saleNo: body.saleNo }),
    ),
  );
  bind(app, contract.placeOrder, ({ mall, member, body, request }) =>
    placeOrder(dependencies, mall, {
      memberNo: member.memberNo,
      input: body,
      visit: visitOf(request, dependencies.config),
      queue,
    }),
  );
  bind(app, contract.listOrders, ({ mall, member, db, query }) =>
    db((tx) => listOrders(tx, mall, { memberNo: member.memberNo, at: clock(), query })),
  );
  const own = ({ memberNo }: { readonly memberNo: number }, { orderNo }: { readonly orderNo: string }) => ({
    memberNo,
    orderNo,
    at: clock(),
  });
  bind(app, contract.getOrder, ({ mall, member, db, params }) => db((tx) => getOrder(tx, mall, own(member, params))));
  bind(app, contract.confirmPurchase, ({ mall, member, db, params }) =>
    db((tx) => confirmPurchase(tx, mall, own(member, params))),
  );
  bind(app, paying.requestCashReceipt, ({ mall, member, db, params, body: receiptChoice }) =>
    db((tx) => requestCashReceipt(tx, mall, { ...own(member, params), receiptChoice })),
  );
  bind(app, paying.payAgain, ({ mall, member, params, body, request }) =>
    payAgain(dependencies, mall, {
      ...own(member, params),
      method: body.paymentMethod,
      receiptChoice: body.cashReceipt,
      agreedTerms: body.agreedTerms,
      returnsTo: body.returnsTo,
      visit: visitOf(request, dependencies.config),
    }),
  );
}
