import type { RefreshToken } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';

type NewRefreshToken = Readonly<
  Pick<Selectable<RefreshToken>, 'tokenHash' | 'familyId' | 'memberNo' | 'deviceHash' | 'expiresAt'>
>;

/** A token that is stored already stays as it is. */
export async function insertRefreshToken(transaction: MallTransaction, token: NewRefreshToken): Promise<void> {
  await transaction
    .insertInto('refreshToken')
    .values({ ...token, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.columns(['mallId', 'tokenHash']).doNothing())
    .execute();
}

export type LockedRefreshToken = Readonly<
  Pick<Selectable<RefreshToken>, 'familyId' | 'memberNo' | 'deviceHash' | 'expiresAt' | 'revokedAt' | 'usedAt'>
>;

/** Locks the token, so that only one of several concurrent renewals finds it unused. */
export function lockRefreshToken(
  transaction: MallTransaction,
  tokenHash: Buffer,
): Promise<LockedRefreshToken | undefined> {
  return transaction
    .selectFrom('refreshToken')
    .select(['familyId', 'memberNo', 'deviceHash', 'expiresAt', 'revokedAt', 'usedAt'])
    .where('mallId', '=', transaction.mallId)
    .where('tokenHash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether this account has had a session in this browser within the life of a refresh token. The same work for an unknown id. */
export async function isKnownDevice(
  transaction: MallTransaction,
  { loginId, deviceHash }: { readonly loginId: string; readonly deviceHash: Buffer },
): Promise<boolean> {
  const found = await transaction
    .selectFrom('refreshToken')
    .innerJoin('member', (join) =>
      join.onRef('member.mallId', '=', 'refreshToken.mallId').onRef('member.memberNo', '=', 'refreshToken.memberNo'),
    )
    .select('refreshToken.memberNo')
    .where('member.mallId', '=', transaction.mallId)
    .where('member.loginId', '=', loginId)
    .where('refreshToken.deviceHash', '=', deviceHash)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateRefreshTokenUsed(
  transaction: MallTransaction,
  { tokenHash, usedAt }: { readonly tokenHash: Buffer; readonly usedAt: Date },
): Promise<void> {
  await transaction
    .updateTable('refreshToken')
    .set({ usedAt })
    .where('mallId', '=', transaction.mallId)
    .where('tokenHash', '=', tokenHash)
    .execute();
}

export async function revokeFamily(transaction: MallTransaction, familyId: string): Promise<void> {
  await transaction
    .updateTable('refreshToken')
    .set({ revokedAt: sql`now()` })
    .where('mallId', '=', transaction.mallId)
    .where('familyId', '=', familyId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** All tokens of a member, except those of one session. */
export async function revokeMemberTokens(
  transaction: MallTransaction,
  { memberNo, except }: { readonly memberNo: number; readonly except: string | null },
): Promise<void> {
  await transaction
    .updateTable('refreshToken')
    .set({ revokedAt: sql`now()` })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('revokedAt', 'is', null)
    .$if(except !== null, (query) => query.where('familyId', '<>', except ?? ''))
    .execute();
}

export async function deleteExpiredTokens(
  transaction: MallTransaction,
  { memberNo, before }: { readonly memberNo: number; readonly before: Date },
): Promise<void> {
  await transaction
    .deleteFrom('refreshToken')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('expiresAt', '<', before)
    .execute();
}
