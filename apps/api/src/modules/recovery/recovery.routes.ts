import * as contract from '@mall/contracts/recovery';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { createLinkTokens } from '../account-link/link-tokens.ts';
import { countRequest, createSubjects } from '../auth/attempts.ts';
import type { Run } from '../auth/human-check/human-check.ts';
import { atLeast } from './at-least.ts';
import { findId } from './find-id.ts';
import { mailId, mailPassword } from './mail-recovery.ts';
import { resetPasswordByLink, resetPasswordByPhone } from './reset-password.ts';

export function recoveryRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config, vault } = dependencies;
  const subjects = createSubjects(config.tokenSecret);
  const linkTokens = createLinkTokens(dependencies);
  // In a transaction of its own: a refusal later on does not take the count back.
  const admit = (mall: Mall, db: Run, address: string) =>
    db((tx) => countRequest(tx, mall, { subject: subjects.request('recovery', address), at: clock() }));

  bind(app, contract.findId, async ({ mall, db, body, request }) => {
    await admit(mall, db, request.ip);
    return db((tx) => findId(tx, mall, { ...body, vault, at: clock() }));
  });
  bind(app, contract.mailId, async ({ mall, db, body, request }) => {
    await admit(mall, db, request.ip);
    const asking = { ...body, subject: subjects.request('id mail', body.email), at: clock() };
    await atLeast(() => db((tx) => mailId(tx, mall, asking)));
    return null;
  });
  bind(app, contract.resetPassword, async ({ mall, db, body, request }) => {
    await admit(mall, db, request.ip);
    return atLeast(() => resetPasswordByPhone(dependencies, mall, body));
  });
  bind(app, contract.mailPassword, async ({ mall, db, body, request }) => {
    await admit(mall, db, request.ip);
    const asking = { ...body, subject: subjects.request('password mail', body.email), at: clock() };
    await atLeast(() => db((tx) => mailPassword(tx, mall, asking)));
    return null;
  });
  bind(app, contract.followPasswordLink, ({ mall, body }) =>
    resetPasswordByLink(dependencies, mall, body.token, linkTokens),
  );
}
