import * as contract from '@mall/contracts/account';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { getAccount } from './get-account.ts';

export function accountRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.getAccount, ({ member: { memberNo }, db }) =>
    db((tx) => getAccount(tx, { memberNo, at: clock() })),
  );
}
