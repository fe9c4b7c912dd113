import * as contract from '@mall/contracts/office/sign-in';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { openSession } from '../sign-in/open-session.ts';
import { knockOf } from '../sign-in/sign-in-log.ts';
import { acceptInvitation, openInvitation, setPassword } from './accept-invitation.ts';
import { mailPasswordLink } from './mail-password-link.ts';

/** `office` has the office's database. */
export function invitationRoutes(app: FastifyInstance, office: Dependencies): void {
  bindOffice(app, contract.openInvitation, ({ request, body }) => openInvitation(office, knockOf(request), body.token));
  bindOffice(app, contract.acceptInvitation, async ({ request, reply, body }) => {
    const { staff, codes } = await acceptInvitation(office, knockOf(request), body);
    await openSession(office, { request, reply }, staff);
    return { codes: [...codes] };
  });
  bindOffice(app, contract.setPassword, async ({ request, body }) => {
    await setPassword(office, knockOf(request), body);
    return null;
  });
  bindOffice(app, contract.mailPasswordLink, async ({ request, body }) => {
    const failed = (err: unknown) => request.log.error({ err }, 'the mail with a link for a new password was not sent');
    await mailPasswordLink(office, knockOf(request), body.email, { failed });
    return null;
  });
}
