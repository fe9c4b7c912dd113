import * as contract from '@mall/contracts/arrival';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { getArrivalRule } from './get-arrival-rule.ts';

export function arrivalRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.getArrivalRule, ({ db }) => db((tx) => getArrivalRule(tx, clock())));
}
