import { createHash, randomUUID } from 'node:crypto';
import type { MallTransaction } from '@mall/db/in-mall';
import { insertLink, type LinkPurpose } from './account-link.repository.ts';

const hour = 60 * 60_000;

/** How long a link is valid. */
const linkLifeMilliseconds: Record<LinkPurpose, number> = {
  VERIFY_EMAIL: 24 * hour,
  WAKE: 24 * hour,
  RESET_PASSWORD: hour / 2,
  CHANGE_EMAIL: 24 * hour,
};

export const hashEmail = (email: string): Buffer => createHash('sha256').update(email.toLowerCase()).digest();

export type Recipient = {
  readonly memberNo: number;
  /** The address that the link is sent to, except for CHANGE_EMAIL: the link is valid only while the member has it. */
  readonly email: string;
  readonly purpose: LinkPurpose;
  /** To change the address: where the link is sent, and the requesting session. */
  readonly change?: { readonly newEmail: string; readonly sessionId: string };
  readonly at: Date;
};

/** Returns the id of a link that can be used once. */
export async function issueLink(
  transaction: MallTransaction,
  { memberNo, email, purpose, change, at }: Recipient,
): Promise<string> {
  const linkId = randomUUID();
  const expiresAt = new Date(at.getTime() + linkLifeMilliseconds[purpose]);
  const { newEmail = null, sessionId = null } = change ?? {};
  const emailHash = hashEmail(email);
  await insertLink(transaction, {
    ...{ linkId, memberNo, purpose, emailHash, newEmail, sessionId },
    issuedAt: at,
    expiresAt,
  });
  return linkId;
}
