import type { Dependencies } from '../../../dependencies.ts';
import { countRequest } from '../attempts/limit-guesses.ts';
import type { Knock } from '../sign-in/sign-in-log.ts';
import { findStaffByEmail } from '../staff.repository.ts';
import { newLink } from './links.ts';
import { mailStaff } from './mail-staff.ts';
import { passwordMail } from './staff-mails.ts';

type Mailing = { readonly failed: (error: unknown) => void };

/**
 * Mails a link for a new password to the owner of this address. It replies before anything is looked up, so that neither reply nor time
 * reveals whether there is such an account. Error 1281 after too many requests.
 */
export async function mailPasswordLink(
  office: Dependencies,
  { address }: Knock,
  email: string,
  { failed }: Mailing,
): Promise<void> {
  const { database, clock, config } = office;
  const request = { at: clock(), address, of: ['mail', email] } as const;
  await countRequest({ database, secret: config.tokenSecret }, request);
  send(office, email).catch(failed);
}

async function send(office: Dependencies, email: string): Promise<void> {
  const staff = await findStaffByEmail(office.database, email);
  if (staff?.state !== 'ACTIVE' || staff.passwordHash === null) return;
  const link = await newLink(office, { staffNo: staff.staffNo, state: 'ACTIVE' });
  await mailStaff(office, passwordMail(staff, link));
}
