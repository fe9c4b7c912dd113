import * as contract from '@mall/contracts/auth';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { createSubjects, stateOf } from './attempts.ts';
import { assertMallId, callerOf, deviceOf } from './caller.ts';
import { changePassword } from './change-password.ts';
import { endSession } from './end-sessions.ts';
import { getUserInfo } from './get-user-info.ts';
import { createHumanCheck } from './human-check/human-check.ts';
import { createSessionOpener } from './open-session.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn } from './sign-in.ts';

export function authRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config, endedSessions } = dependencies;
  const subjects = createSubjects(config.tokenSecret);
  const humanCheck = createHumanCheck(dependencies);
  const openSession = createSessionOpener(dependencies);

  bind(app, contract.isHumanCheckRequired, async ({ mall, db, request }) => {
    const subject = subjects.address(request.ip);
    return (await db((tx) => stateOf(tx, mall, { subject, now: clock() }))) !== 'free';
  });

  bind(app, contract.getHumanChallenge, ({ mall }) => humanCheck.createChallenge(mall));

  bind(app, contract.signIn, ({ mall, db, body, request }) => {
    assertMallId(mall, body.mallId);
    return signIn(mall, db, body, callerOf(request, body.id, subjects), { clock, humanCheck, openSession });
  });

  bind(app, contract.refreshTokens, ({ mall, db, query, request }) =>
    refreshSession(mall, db, { ...query, deviceName: deviceOf(request) }, { clock, openSession }),
  );

  bind(app, contract.getUserInfo, ({ db, member }) => db((tx) => getUserInfo(tx, member)));

  bind(app, contract.signOut, async ({ mall, db, member }) => {
    await db((tx) => endSession(tx, mall, member));
    endedSessions.forget();
    return null;
  });

  bind(app, contract.changePassword, async ({ mall, db, member, body, request }) => {
    const tokens = await changePassword(mall, db, member, body, { openSession, deviceName: deviceOf(request) });
    endedSessions.forget();
    return tokens;
  });
}
