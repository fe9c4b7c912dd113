import * as contract from '@mall/contracts/office/sign-in';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { sessionCookie, sessionHashOf } from '../../../office/staff-caller.ts';
import { sendPrivateCookie } from '../../../plugins/private-cookie.ts';
import { newChallenge } from '../factors/challenges.ts';
import { optionsToSign, passkeyHostOf } from '../factors/passkeys.ts';
import { openSession } from './open-session.ts';
import { beginProof, proveSession } from './prove-session.ts';
import { updateSessionEnded, updateSessionLocked } from './session.repository.ts';
import { finishSignIn, signIn, signInWithPasskey } from './sign-in.ts';
import { knockOf, noteSignIn } from './sign-in-log.ts';

/** `office` has the office's database. */
export function signInRoutes(app: FastifyInstance, office: Dependencies): void {
  const { database, clock } = office;

  bindOffice(app, contract.showSignIn, ({ request }) => ({ address: request.ip }));
  bindOffice(app, contract.signIn, ({ request, body }) => signIn(office, knockOf(request), body));
  bindOffice(app, contract.showSecondFactor, async ({ request, reply, body }) => {
    const staff = await finishSignIn(office, knockOf(request), body);
    await openSession(office, { request, reply }, staff);
    return null;
  });
  bindOffice(app, contract.beginPasskeySignIn, async ({ request }) =>
    optionsToSign(passkeyHostOf(request), await newChallenge(database, office, null)),
  );
  bindOffice(app, contract.signInWithPasskey, async ({ request, reply, body }) => {
    const staff = await signInWithPasskey(office, knockOf(request), body.answer);
    await openSession(office, { request, reply }, staff);
    return null;
  });

  bindOffice(app, contract.beginProof, ({ request }) => beginProof(office, request));
  bindOffice(app, contract.proveSession, async ({ request, body }) => {
    await proveSession(office, request, body.factor);
    return null;
  });
  bindOffice(app, contract.lockSession, async ({ request }) => {
    const sessionHash = sessionHashOf(request);
    if (sessionHash) await updateSessionLocked(database, { sessionHash, at: clock() });
    return null;
  });
  bindOffice(app, contract.signOut, async ({ request, reply }) => {
    const sessionHash = sessionHashOf(request);
    const ended = sessionHash && (await updateSessionEnded(database, { sessionHash, at: clock() }));
    if (ended) await noteSignIn(office, knockOf(request), { task: 'SIGN_OUT', ...ended });
    sendPrivateCookie(request, reply, { name: sessionCookie, value: '', maxAge: 0 });
    return null;
  });
}
