import * as contract from '@mall/contracts/claim';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bind } from '../../../plugins/bind.ts';
import { returnLateDeposit } from '../../payment/virtual-account/return-late-deposit.ts';
import { getOrder } from '../read/get-order.ts';
import { quoteClaim } from './quote-claim.ts';
import { requestClaim } from './request-claim.ts';
import { withdrawClaim } from './withdraw-claim.ts';

export function claimRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock } = dependencies;
  const own = ({ memberNo }: { readonly memberNo: number }, { orderNo }: { readonly orderNo: string }) => ({
    memberNo,
    orderNo,
    at: clock(),
  });
  bind(app, contract.quoteClaim, ({ member, db, params, body: { type, fault, lines: claimed } }) =>
    db((tx) => quoteClaim(tx, { ...own(member, params), wanted: { type, fault, claimed } })),
  );
  bind(app, contract.requestClaim, async ({ mall, member, db, params, body: claimInput }) => {
    await requestClaim(dependencies, mall, { ...own(member, params), claimInput });
    return db((tx) => getOrder(tx, mall, own(member, params)));
  });
  bind(app, contract.returnLateDeposit, async ({ mall, member, db, params, body }) => {
    await returnLateDeposit(dependencies, mall, { ...own(member, params), ...body });
    return db((tx) => getOrder(tx, mall, own(member, params)));
  });
  bind(app, contract.withdrawClaim, ({ mall, member, db, params }) =>
    db((tx) => withdrawClaim(tx, mall, { ...own(member, params), claimNo: params.claimNo })),
  );
}
