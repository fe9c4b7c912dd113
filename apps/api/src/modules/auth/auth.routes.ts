import * as contract from '@mall/contracts/auth';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressKey } from '../../plugins/address-key.ts';
import { bind } from '../../plugins/bind.ts';
import { deviceOf, findDeviceKey, placeOf } from '../../plugins/device.ts';
import { assertOwnAccount } from './assert-own-account.ts';
import { createSubjects } from './attempts/attempt-subjects.ts';
import { stateOfAll } from './attempts/attempts.ts';
import { getUserInfo } from './get-user-info.ts';
import { createHumanCheck } from './human-check/human-check.ts';
import { changePassword } from './password/change-password.ts';
import { endSession } from './session/end-sessions.ts';
import { createSessionOpener } from './session/open-session.ts';
import { createSessionRenewal } from './session/refresh-session.ts';
import { assertMallId, callerOf } from './sign-in/caller.ts';
import { signIn } from './sign-in/sign-in.ts';

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

  bind(app, contract.getUserInfo, ({ db, member, mall, at }) => db((tx) => getUserInfo(tx, member, { mall, at })));

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
