import { beginTidSignIn } from '@mall/contracts/tid';
import * as account from '@mall/contracts/tid-account';
import * as signIn from '@mall/contracts/tid-sign-in';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import type { Member } from '../../../plugins/access-tokens.ts';
import { bind } from '../../../plugins/bind.ts';
import { deviceOf } from '../../../plugins/device.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { visitOf } from '../../../plugins/visit.ts';
import { assertOwnAccount } from '../assert-own-account.ts';
import { createSubjects } from '../attempts/attempt-subjects.ts';
import { createHumanCheck } from '../human-check/human-check.ts';
import { assertPasswordProof, createPasswordProofs } from '../password/password-proof.ts';
import { createSessionOpener } from '../session/open-session.ts';
import { assertMallId, callerOf } from '../sign-in/caller.ts';
import { beginTid, tidOf } from './begin-tid.ts';
import { finishTid } from './finish-tid.ts';
import { linkTidToMember, toTidLink } from './link-tid.ts';
import { signInAndLinkTid } from './sign-in-and-link-tid.ts';
import { signInByTid } from './sign-in-by-tid.ts';
import { findLink } from './tid.repository.ts';
import { createTidTickets } from './tid-tickets.ts';
import { unlinkTid } from './unlink-tid.ts';

/** Signing in with a T-ID. */
export function tidRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config } = dependencies;
  const subjects = createSubjects(config.tokenSecret);
  const humanCheck = createHumanCheck(dependencies);
  const proof = { clock, humanCheck, subjects };
  const openSession = createSessionOpener(dependencies);
  const tickets = createTidTickets(dependencies);

  bind(app, beginTidSignIn, ({ mall, request }) =>
    beginTid(dependencies, mall, { origin: visitOf(request, dependencies.config).origin }),
  );
  bind(app, signIn.signInByTid, ({ mall, body, request, reply }) =>
    signInByTid(dependencies, mall, { ...body, device: deviceOf(request, reply) }, { openSession, tickets }),
  );
  bind(app, signIn.signInAndLinkTid, ({ mall, db, body: { mallId, ...body }, request, reply }) => {
    assertMallId(mall, mallId);
    tidOf(dependencies, mall);
    const caller = callerOf(request, deviceOf(request, reply));
    return signInAndLinkTid(mall, db, body, caller, { ...proof, openSession, tickets });
  });
  ownTidRoutes(app, dependencies);
}

/** Linking one's T-ID when already signed in. */
function ownTidRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config } = dependencies;
  const proofs = createPasswordProofs(config.tokenSecret, clock);
  const assertOwn = (mall: Mall, { memberNo }: Member) => {
    tidOf(dependencies, mall);
    assertOwnAccount(mall, memberNo);
  };

  bind(app, account.getTidLink, async ({ mall, member, db }) => {
    assertOwn(mall, member);
    const link = await db((tx) => findLink(tx, member));
    return link ? toTidLink(link) : null;
  });
  bind(app, account.beginTidLink, async ({ mall, member, body, request }) => {
    assertOwn(mall, member);
    await assertPasswordProof(proofs, member, body.proof);
    return beginTid(dependencies, mall, {
      origin: visitOf(request, dependencies.config).origin,
      memberNo: member.memberNo,
    });
  });
  bind(app, account.linkTid, async ({ mall, member: { memberNo }, db, body }) => {
    const proven = await finishTid(dependencies, mall, { ...body, memberNo });
    return db((tx) => linkTidToMember(tx, mall, { ...proven, memberNo, at: clock() }));
  });
  bind(app, account.unlinkTid, async ({ mall, member, db, body }) => {
    assertOwn(mall, member);
    await assertPasswordProof(proofs, member, body.proof);
    return db((tx) => unlinkTid(tx, { ...member, at: clock() }));
  });
}
