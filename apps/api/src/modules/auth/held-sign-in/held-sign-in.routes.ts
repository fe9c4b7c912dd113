import * as mailContract from '@mall/contracts/account-mail';
import * as contract from '@mall/contracts/held-sign-in';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bind } from '../../../plugins/bind.ts';
import { deviceOf } from '../../../plugins/device.ts';
import { createLinkTokens } from '../../account-link/link-tokens.ts';
import { createSubjects } from '../attempts/attempt-subjects.ts';
import { createHumanCheck } from '../human-check/human-check.ts';
import { createSessionOpener } from '../session/open-session.ts';
import { assertMallId, callerOf } from '../sign-in/caller.ts';
import { followLink } from './follow-link.ts';
import { holdSignIn } from './hold-sign-in.ts';
import { mailHeldSignIn } from './mail-held-sign-in.ts';
import { replaceInitialPassword } from './replace-initial-password.ts';
import { createTickets } from './ticket.ts';

export function heldSignInRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config } = dependencies;
  const subjects = createSubjects(config.tokenSecret);
  const humanCheck = createHumanCheck(dependencies);
  const proof = { clock, humanCheck, subjects };
  const openSession = createSessionOpener(dependencies);
  const tickets = createTickets(dependencies);
  const linkTokens = createLinkTokens(dependencies);

  bind(app, contract.holdSignIn, ({ mall, db, body, request, reply }) => {
    assertMallId(mall, body.mallId);
    return holdSignIn(mall, db, body, callerOf(request, deviceOf(request, reply)), { ...proof, tickets });
  });
  bind(app, contract.replaceInitialPassword, ({ mall, db, body, request, reply }) =>
    replaceInitialPassword(mall, db, { ...body, device: deviceOf(request, reply) }, { clock, openSession, tickets }),
  );
  bind(app, mailContract.mailHeldSignIn, ({ mall, db, body }) =>
    mailHeldSignIn(mall, db, body, { clock, subjects, tickets }),
  );
  bind(app, mailContract.followLink, async ({ db, body }) => {
    const followed = await db((tx) => followLink(tx, { token: body.token, at: clock() }, linkTokens));
    dependencies.endedSessions.forget();
    return followed;
  });
}
