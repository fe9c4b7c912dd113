import type { AccountLink } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Selectable } from 'kysely';

/**
 * VERIFY_EMAIL confirms the address, WAKE ends dormancy, RESET_PASSWORD issues a temporary password, CHANGE_EMAIL sets another address.
 */
export type LinkPurpose = AccountLink['purpose'];

type NewLink = Readonly<
  Pick<
    Selectable<AccountLink>,
    'linkId' | 'memberNo' | 'purpose' | 'emailHash' | 'newEmail' | 'sessionId' | 'issuedAt' | 'expiresAt'
  >
>;

export async function insertLink(transaction: MallTransaction, link: NewLink): Promise<void> {
  await transaction
    .insertInto('accountLink')
    .values({ ...link, mallId: transaction.mallId })
    .execute();
}

/** Locks the link, so that only one of several concurrent requests finds it unused. */
export function lockLink(transaction: MallTransaction, linkId: string) {
  return transaction
    .selectFrom('accountLink')
    .innerJoin('member', (join) =>
      join.onRef('member.mallId', '=', 'accountLink.mallId').onRef('member.memberNo', '=', 'accountLink.memberNo'),
    )
    .select([
      'accountLink.memberNo',
      'purpose',
      'emailHash',
      'newEmail',
      'sessionId',
      'expiresAt',
      'usedAt',
      'member.email',
    ])
    .where('accountLink.mallId', '=', transaction.mallId)
    .where('linkId', '=', linkId)
    .where('member.state', '<>', 'WITHDRAWN')
    .forUpdate('accountLink')
    .executeTakeFirst();
}

type Mailed = { readonly linkId: string; readonly now: Date };

/** A link that is still valid, and the recipient of its mail. */
export function findLinkToMail(transaction: MallTransaction, { linkId, now }: Mailed) {
  return transaction
    .selectFrom('accountLink')
    .innerJoin('member', (join) =>
      join.onRef('member.mallId', '=', 'accountLink.mallId').onRef('member.memberNo', '=', 'accountLink.memberNo'),
    )
    .select(['accountLink.memberNo', 'purpose', 'emailHash', 'newEmail', 'member.name', 'member.email', 'approval'])
    .where('accountLink.mallId', '=', transaction.mallId)
    .where('linkId', '=', linkId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('member.state', '<>', 'WITHDRAWN')
    .executeTakeFirst();
}

type Used = { readonly memberNo: number; readonly purpose: LinkPurpose; readonly usedAt: Date };

/** Invalidates every link of this kind that the member has, once its purpose is fulfilled. */
export async function updateLinksUsed(
  transaction: MallTransaction,
  { memberNo, purpose, usedAt }: Used,
): Promise<void> {
  await transaction
    .updateTable('accountLink')
    .set({ usedAt })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
}

export async function updateFormerEmail(
  transaction: MallTransaction,
  { linkId, formerEmail }: { readonly linkId: string; readonly formerEmail: string },
): Promise<void> {
  await transaction
    .updateTable('accountLink')
    .set({ formerEmail })
    .where('mallId', '=', transaction.mallId)
    .where('linkId', '=', linkId)
    .execute();
}

/** The address that a link has changed, and its former owner. */
export function findFormerEmail(transaction: MallTransaction, linkId: string) {
  return transaction
    .selectFrom('accountLink')
    .innerJoin('member', (join) =>
      join.onRef('member.mallId', '=', 'accountLink.mallId').onRef('member.memberNo', '=', 'accountLink.memberNo'),
    )
    .select(['formerEmail', 'newEmail', 'member.name'])
    .where('accountLink.mallId', '=', transaction.mallId)
    .where('linkId', '=', linkId)
    .where('member.state', '<>', 'WITHDRAWN')
    .executeTakeFirst();
}
