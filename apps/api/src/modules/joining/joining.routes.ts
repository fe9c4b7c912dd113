import * as contract from '@mall/contracts/joining';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { checkEmail, checkLoginId } from './check-usable.ts';
import { getJoinForm } from './get-join-form.ts';
import { joinMall } from './join-mall.ts';

export function joiningRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, contract.getJoinForm, ({ mall, db }) => db((tx) => getJoinForm(tx, mall, dependencies.clock())));
  bind(app, contract.checkLoginId, ({ mall, db, body }) => db((tx) => checkLoginId(tx, mall, body.id)));
  bind(app, contract.checkEmail, ({ mall, db, body }) => db((tx) => checkEmail(tx, mall, body.email)));
  bind(app, contract.joinMall, ({ mall, body }) => joinMall(dependencies, mall, body));
}
