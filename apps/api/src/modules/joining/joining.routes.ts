import * as contract from '@mall/contracts/joining';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { placeOf } from '../../plugins/device.ts';
import { createSubjects } from '../auth/attempts/attempt-subjects.ts';
import { checkLoginId } from './check-usable.ts';
import { getJoinForm } from './get-join-form.ts';
import { joinMall } from './join-mall.ts';

export function joiningRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const subjects = createSubjects(dependencies.config.tokenSecret);
  bind(app, contract.getJoinForm, ({ mall, db }) => db((tx) => getJoinForm(tx, mall, dependencies.clock())));
  bind(app, contract.checkLoginId, ({ mall, db, body, request, reply }) => {
    const limited = subjects.ofQuestion('login id', placeOf(request, reply));
    return db((tx) => checkLoginId(tx, mall, { ...body, subjects: limited, at: dependencies.clock() }));
  });
  bind(app, contract.joinMall, ({ mall, body }) => joinMall(dependencies, mall, body));
}
