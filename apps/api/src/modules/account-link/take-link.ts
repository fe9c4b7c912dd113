import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { type LinkPurpose, lockLink, updateLinksUsed } from './account-link.repository.ts';
import { hashEmail } from './issue-link.ts';
import type { LinkTokens } from './link-tokens.ts';

type TakenLink = {
  readonly linkId: string;
  readonly memberNo: number;
  readonly purpose: LinkPurpose;
  /** For CHANGE_EMAIL: the address to change to, and the requesting session. */
  readonly newEmail: string | null;
  readonly sessionId: string | null;
};
type Follow = { readonly token: string; readonly purposes: readonly LinkPurpose[]; readonly at: Date };

/**
 * Uses a link up, in the transaction of its purpose. Errors: 1261 altered, of another mall, for another purpose, or sent to an address
 * the member no longer has; 1262 expired; 1263 used.
 */
export async function takeLink(
  transaction: MallTransaction,
  { token, purposes, at }: Follow,
  tokens: LinkTokens,
): Promise<TakenLink> {
  const claims = await tokens.read(transaction, token);
  if (!claims) throw new AppError('1261');
  const link = await lockLink(transaction, claims.linkId);
  if (!link || !purposes.includes(link.purpose) || !link.emailHash.equals(hashEmail(link.email))) {
    throw new AppError('1261');
  }
  if (link.usedAt !== null) throw new AppError('1263');
  if (link.expiresAt <= at) throw new AppError('1262');
  const { memberNo, purpose, newEmail, sessionId } = link;
  await updateLinksUsed(transaction, { memberNo, purpose, usedAt: at });
  return { linkId: claims.linkId, memberNo, purpose, newEmail, sessionId };
}
