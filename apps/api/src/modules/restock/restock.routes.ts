import * as contract from '@mall/contracts/restock';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { askRestock } from './ask-restock.ts';
import { deleteWish, listWaiting, listWishes } from './restock.repository.ts';

const mostShown = 100;

export function restockRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.askRestock, ({ mall, member: { memberNo }, db, params }) =>
    db((tx) => askRestock(tx, mall, { memberNo, ...params, at: clock() })),
  );
  bind(app, contract.cancelRestock, async ({ mall, member: { memberNo }, db, params }) => {
    assertOwnAccount(mall, memberNo);
    await db((tx) => deleteWish(tx, { memberNo, ...params }));
    return null;
  });
  bind(app, contract.showRestock, async ({ member: { memberNo }, db, params }) => ({
    options: await db((tx) => listWaiting(tx, { memberNo, ...params })),
  }));
  bind(app, contract.listRestocks, async ({ member: { memberNo }, db }) => {
    const wishes = await db((tx) => listWishes(tx, memberNo, mostShown));
    return {
      alerts: wishes.map(({ askedAt, notifiedAt, ...wish }) => ({
        ...{ ...wish, askedAt: askedAt.toISOString(), notifiedAt: notifiedAt?.toISOString() ?? null },
      })),
    };
  });
}
