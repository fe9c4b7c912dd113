import * as contract from '@mall/contracts/payment';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { confirmPayment } from './confirm/confirm-payment.ts';
import { receiveNotice } from './confirm/receive-notice.ts';
import { reportPaymentFailure } from './window/report-payment-failure.ts';

export function paymentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, contract.confirmPayment, ({ mall, member, body }) =>
    confirmPayment(dependencies, mall, { ...body, memberNo: member.memberNo }),
  );

  bind(app, contract.reportPaymentFailure, ({ db, member, body }) =>
    db((tx) => reportPaymentFailure(tx, { ...body, memberNo: member.memberNo, at: dependencies.clock() })),
  );

  bind(app, contract.receivePaymentNotice, async ({ body, request }) => {
    const applied = await receiveNotice(dependencies, body);
    const { otherAmount, attemptState } = applied ?? {};
    if (otherAmount !== undefined) request.log.error({ otherAmount, attemptState }, 'payment of another amount');
    return null;
  });
}
