import * as contract from '@mall/contracts/recovery';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { placeOf } from '../../plugins/device.ts';
import { createLinkTokens } from '../account-link/link-tokens.ts';
import { createSubjects, type Place } from '../auth/attempts/attempt-subjects.ts';
import { countRequest } from '../auth/attempts/attempts.ts';
import type { Run } from '../auth/human-check/human-check.ts';
import { atLeast } from './at-least.ts';
import { findId } from './find-id.ts';
import { mailId, mailPassword } from './mail-recovery.ts';
import { resetPasswordByLink, resetPasswordByPhone } from './reset-password.ts';

export function recoveryRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config, vault } = dependencies;
  const subjects = createSubjects(config.tokenSecret);
  const linkTokens = createLinkTokens(dependencies);
  // In a separate transaction: a later refusal must not roll the count back.
  const admit = (db: Run, place: Place) =>
    db((tx) => countRequest(tx, { subjects: subjects.ofRequest('recovery', place), at: clock() }));

  bind(app, contract.findId, async ({ db, body, request, reply }) => {
    await admit(db, placeOf(request, reply));
    return db((tx) => findId(tx, { ...body, vault, at: clock() }));
  });
  bind(app, contract.mailId, async ({ db, body, request, reply }) => {
    await admit(db, placeOf(request, reply));
    const input = { ...body, subject: subjects.ofMail('id', body.email), at: clock() };
    await atLeast(() => db((tx) => mailId(tx, input)));
    return null;
  });
  bind(app, contract.resetPassword, async ({ mall, db, body, request, reply }) => {
    await admit(db, placeOf(request, reply));
    return atLeast(() => resetPasswordByPhone(dependencies, mall, body));
  });
  bind(app, contract.mailPassword, async ({ db, body, request, reply }) => {
    await admit(db, placeOf(request, reply));
    const input = { ...body, subject: subjects.ofMail('password', body.email), at: clock() };
    await atLeast(() => db((tx) => mailPassword(tx, input)));
    return null;
  });
  bind(app, contract.followPasswordLink, ({ mall, body }) =>
    resetPasswordByLink(dependencies, mall, body.token, linkTokens),
  );
}
