import * as contract from '@mall/contracts/auth';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressKey } from '../../plugins/address-key.ts';
import { bind } from '../../plugins/bind.ts';
import { deviceOf, findDeviceKey, placeOf } from '../../plugins/device.ts';
import { assertOwnAccount } from './assert-own-account.ts';
import { createSubjects } from './attempt-subjects.ts';
import { stateOfAll } from './attempts.ts';
import { assertMallId, callerOf } from './caller.ts';
import { changePassword } from './change-password.ts';
import { endSession } from './end-sessions.ts';
import { getUserInfo } from './get-user-info.ts';
import { createHumanCheck } from './human-check/human-check.ts';
import { createSessionOpener } from './open-session.ts';
import { createSessionRenewal } from './refresh-session.ts';
import { signIn } from './sign-in.ts';

export function authRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config, endedSessions } = dependencies;
  const subjects = createSubjects(config.tokenSecret);
  const humanCheck = createHumanCheck(dependencies);
  const proof = { clock, humanCheck, subjects };
  const openSession = createSessionOpener(dependencies);
  const renewSession = createSessionRenewal(dependencies);

  bind(app, contract.isHumanCheckRequired, async ({ db, request }) => {
    const place = { address: addressKey(request), deviceHash: findDeviceKey(request) };
    return (await db((tx) => stateOfAll(tx, { subjects: subjects.ofVisitor(place), at: clock() }))) !== 'free';
  });

  bind(app, contract.getHumanChallenge, ({ mall }) => humanCheck.createChallenge(mall));

  bind(app, contract.signIn, ({ mall, db, body, request, reply }) => {
    assertMallId(mall, body.mallId);
    return signIn(mall, db, body, callerOf(request, deviceOf(request, reply)), { ...proof, openSession });
  });

  bind(app, contract.refreshTokens, ({ mall, db, query, request, reply }) =>
    renewSession(mall, db, { ...query, device: deviceOf(request, reply) }),
  );

  bind(app, contract.getUserInfo, ({ db, member }) => db((tx) => getUserInfo(tx, member)));

  bind(app, contract.signOut, async ({ db, member }) => {
    await db((tx) => endSession(tx, member));
    endedSessions.forget();
    return null;
  });

  bind(app, contract.changePassword, async ({ mall, db, member, body, request, reply }) => {
    assertOwnAccount(mall, member.memberNo);
    const device = deviceOf(request, reply);
    const typed = { ...body, subjects: subjects.ofSession(member.memberNo, placeOf(request, reply)), at: clock() };
    const tokens = await changePassword(mall, db, member, typed, { openSession, device });
    endedSessions.forget();
    return tokens;
  });
}
