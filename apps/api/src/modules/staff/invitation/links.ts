import { createHash } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import { officeSegment } from '@mall/domain/mall-validity';
import { officeScreens } from '@mall/domain/office/screens';
import type { Dependencies } from '../../../dependencies.ts';
import type { Runner } from '../staff.repository.ts';
import { findInvitation, type InvitationRow, insertInvitation } from './invitation.repository.ts';

const hour = 3_600_000;
/** How long the link of an invitation, and that for a new password, is valid. */
const lifetimes = { INVITED: 72 * hour, ACTIVE: hour } as const;
const tokenBytes = 32;

export const hashLink = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The office's address for browsers. */
export const officeOrigin = ({ mallOrigin }: Dependencies['config']): string =>
  mallOrigin.replace('{mall}', officeSegment);

type Linked = { readonly staffNo: number; readonly state: keyof typeof lifetimes };

/** The link of a mail, which is stored nowhere. Its token is in the fragment, so that no log contains it. */
export async function newLink(
  { database, config, clock, random }: Dependencies,
  { staffNo, state }: Linked,
): Promise<string> {
  const token = random(tokenBytes).toString('base64url');
  const expiresAt = new Date(clock().getTime() + lifetimes[state]);
  await insertInvitation(database, { invitationHash: hashLink(token), staffNo, expiresAt });
  return `${officeOrigin(config)}${officeScreens.invitation}#${token}`;
}

/** The recipient of a link. Errors: 1261 unknown or of an inactive account, 1262 expired, 1263 used. */
export async function readLink(database: Runner, token: string, now: Date): Promise<InvitationRow> {
  const link = await findInvitation(database, hashLink(token));
  if (!link || link.state === 'SUSPENDED' || link.state === 'CLOSED') throw new AppError('1261');
  if (link.usedAt) throw new AppError('1263');
  if (link.expiresAt <= now) throw new AppError('1262');
  return link;
}
