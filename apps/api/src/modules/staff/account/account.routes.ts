import * as contract from '@mall/contracts/office/account';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { passkeyHostOf } from '../factors/passkeys.ts';
import { offerTotp } from '../factors/totp.ts';
import * as account from './account.ts';
import { showMe } from './me.ts';

/** `office` has the office's database. */
export function accountRoutes(app: FastifyInstance, office: Dependencies): void {
  bindOffice(app, contract.showMe, ({ staff }) => showMe(office, staff));
  bindOffice(app, contract.showAccount, ({ staff }) => account.showAccount(office, staff));
  bindOffice(app, contract.offerTotp, ({ staff }) => offerTotp(office, staff));
  bindOffice(app, contract.beginPasskey, ({ staff, request }) =>
    account.beginPasskey(office, staff, passkeyHostOf(request)),
  );

  bindOffice(app, contract.endOwnSession, async ({ staff, params, write }) => {
    await write({ subject: `session ${params.sessionNo}` }, (recorded) =>
      account.endOwnSession(recorded, staff, params.sessionNo),
    );
    return null;
  });
  bindOffice(app, contract.changeOwnPassword, async ({ staff, body, write }) => {
    await write({ subject: subjectOf(staff) }, (recorded) => account.changePassword(recorded, staff, body.password));
    return null;
  });
  bindOffice(app, contract.takeTotp, async ({ staff, body, write }) => {
    await write({ subject: subjectOf(staff) }, (recorded) => account.takeTotp(recorded, staff, body));
    return null;
  });
  bindOffice(app, contract.addPasskey, async ({ staff, request, body, write }) => {
    const host = passkeyHostOf(request);
    await write({ subject: subjectOf(staff) }, (recorded) => account.addPasskey(recorded, staff, host, body));
    return null;
  });
  bindOffice(app, contract.removePasskey, async ({ staff, params, write }) => {
    await write({ subject: subjectOf(staff) }, (recorded) => account.removePasskey(recorded, staff, params.passkeyId));
    return null;
  });
  bindOffice(app, contract.renewRecoveryCodes, ({ staff, write }) =>
    write({ subject: subjectOf(staff) }, (recorded) => account.renewRecoveryCodes(recorded, staff)),
  );
}

const subjectOf = ({ staffNo }: { readonly staffNo: number }): string => `staff ${staffNo}`;
