import type { PasswordState } from '@mall/contracts/codes';
import type { Member } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Selectable } from 'kysely';
import { withVerifiedAddress } from '../../person/verified-address.repository.ts';

const credentialColumns = [
  'memberNo',
  'loginId',
  'passwordHash',
  'email',
  'emailVerifiedAt',
  'state',
  'passwordState',
  'approval',
  'joinedAt',
  'lastSignedInAt',
  'blockedAt',
] as const;

export type MemberCredentials = Pick<Selectable<Member>, (typeof credentialColumns)[number]>;

const credentials = (transaction: MallTransaction) =>
  transaction
    .selectFrom('member')
    .select(credentialColumns)
    .where('mallId', '=', transaction.mallId)
    .where('state', '<>', 'WITHDRAWN');

export const findCredentialsByLoginId = (
  transaction: MallTransaction,
  loginId: string,
): Promise<MemberCredentials | undefined> => credentials(transaction).where('loginId', '=', loginId).executeTakeFirst();

export const findCredentialsByNumber = (
  transaction: MallTransaction,
  memberNo: number,
): Promise<MemberCredentials | undefined> =>
  credentials(transaction).where('memberNo', '=', memberNo).executeTakeFirst();

/** Undefined for a member who is dormant, has left, or is blocked: none of them has a session. */
export function findMemberName(
  transaction: MallTransaction,
  memberNo: number,
): Promise<{ name: string; passwordState: PasswordState } | undefined> {
  return transaction
    .selectFrom('member')
    .select(['name', 'passwordState'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('state', '=', 'ACTIVE')
    .where('blockedAt', 'is', null)
    .executeTakeFirst();
}

async function changeMember(
  transaction: MallTransaction,
  memberNo: number,
  values: Partial<
    Pick<MemberCredentials, 'passwordHash' | 'email' | 'emailVerifiedAt' | 'passwordState' | 'lastSignedInAt'>
  >,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set(values)
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .execute();
}

/** Where a member's mails go; undefined when there is no address, or the member has left. */
export function findMailAddress(
  transaction: MallTransaction,
  memberNo: number,
): Promise<{ name: string; address: string } | undefined> {
  return transaction
    .selectFrom('member')
    .select(['name', 'email as address'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('email', '<>', '')
    .where('state', '<>', 'WITHDRAWN')
    .executeTakeFirst();
}

export async function updateLastSignedIn(
  transaction: MallTransaction,
  { memberNo, at }: { readonly memberNo: number; readonly at: Date },
): Promise<void> {
  await changeMember(transaction, memberNo, { lastSignedInAt: at });
}

type NewPassword = {
  readonly memberNo: number;
  readonly passwordHash: string;
  /** NORMAL by default: the member chose it. */
  readonly passwordState?: PasswordState;
};

export async function updatePassword(
  transaction: MallTransaction,
  { memberNo, passwordHash, passwordState = 'NORMAL' }: NewPassword,
): Promise<void> {
  await changeMember(transaction, memberNo, { passwordHash, passwordState });
}

/** Sets a new address, not verified yet. */
export async function updateEmail(
  transaction: MallTransaction,
  { memberNo, email }: { readonly memberNo: number; readonly email: string },
): Promise<void> {
  await changeMember(transaction, memberNo, { email, emailVerifiedAt: null });
}

export async function updateEmailVerified(
  transaction: MallTransaction,
  { memberNo, at }: { readonly memberNo: number; readonly at: Date },
): Promise<void> {
  await changeMember(transaction, memberNo, { emailVerifiedAt: at });
}

/** Whether another member has verified this member's address. */
export async function isVerifiedElsewhere(
  transaction: MallTransaction,
  { memberNo, email }: Pick<MemberCredentials, 'memberNo' | 'email'>,
): Promise<boolean> {
  const found = await withVerifiedAddress(transaction, email).where('memberNo', '<>', memberNo).executeTakeFirst();
  return found !== undefined;
}

/** Active again: the year until dormancy starts over. */
export async function updateAwake(
  transaction: MallTransaction,
  { memberNo, at }: { readonly memberNo: number; readonly at: Date },
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ state: 'ACTIVE', lastSignedInAt: at, emailVerifiedAt: at })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('state', '<>', 'WITHDRAWN')
    .execute();
}
