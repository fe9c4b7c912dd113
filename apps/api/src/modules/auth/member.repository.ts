import type { PasswordState } from '@mall/contracts/codes';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';

const credentialColumns = [
  'memberNo',
  'loginId',
  'passwordHash',
  'email',
  'emailVerifiedAt',
  'status',
  'passwordState',
  'joinedAt',
  'lastSignedInAt',
] as const;

export type MemberCredentials = {
  memberNo: number;
  loginId: string;
  passwordHash: string;
  email: string;
  emailVerifiedAt: Date | null;
  status: 'ACTIVE' | 'DORMANT' | 'WITHDRAWN';
  passwordState: PasswordState;
  joinedAt: Date;
  lastSignedInAt: Date | null;
};

export function findCredentialsByLoginId(
  transaction: MallTransaction,
  mall: MallScope,
  loginId: string,
): Promise<MemberCredentials | undefined> {
  return transaction
    .selectFrom('member')
    .select(credentialColumns)
    .where('mallId', '=', mall.mallId)
    .where('loginId', '=', loginId)
    .where('status', '<>', 'WITHDRAWN')
    .$narrowType<MemberCredentials>()
    .executeTakeFirst();
}

export function findCredentialsByNumber(
  transaction: MallTransaction,
  mall: MallScope,
  memberNo: number,
): Promise<MemberCredentials | undefined> {
  return transaction
    .selectFrom('member')
    .select(credentialColumns)
    .where('mallId', '=', mall.mallId)
    .where('memberNo', '=', memberNo)
    .where('status', '<>', 'WITHDRAWN')
    .$narrowType<MemberCredentials>()
    .executeTakeFirst();
}

export function findMemberName(
  transaction: MallTransaction,
  mall: MallScope,
  memberNo: number,
): Promise<{ name: string; passwordState: PasswordState } | undefined> {
  return transaction
    .selectFrom('member')
    .select(['name', 'passwordState'])
    .where('mallId', '=', mall.mallId)
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE')
    .$narrowType<{ name: string; passwordState: PasswordState }>()
    .executeTakeFirst();
}

export async function updateLastSignedIn(
  transaction: MallTransaction,
  mall: MallScope,
  { memberNo, at }: { readonly memberNo: number; readonly at: Date },
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ lastSignedInAt: at })
    .where('mallId', '=', mall.mallId)
    .where('memberNo', '=', memberNo)
    .execute();
}

type NewPassword = {
  readonly memberNo: number;
  readonly passwordHash: string;
  /** NORMAL when left out: one the member has chosen. */
  readonly passwordState?: PasswordState;
};

export async function updatePassword(
  transaction: MallTransaction,
  mall: MallScope,
  { memberNo, passwordHash, passwordState = 'NORMAL' }: NewPassword,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ passwordHash, passwordState })
    .where('mallId', '=', mall.mallId)
    .where('memberNo', '=', memberNo)
    .execute();
}
