import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** A person identified by phone certification. */
export type Person = {
  readonly ciHash: string;
  readonly name: string;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  readonly phone: string;
};

export type MemberOfPerson = {
  memberNo: number;
  loginId: string;
  joinedAt: Date;
  email: string;
  emailVerifiedAt: Date | null;
};

/**
 * The memberships of a person: by the certification itself or, for members from before certification, by name, birth date
 * and phone together.
 */
export function listMembersOfPerson(
  transaction: MallTransaction,
  { ciHash, name, birthDate, phone }: Person,
): Promise<MemberOfPerson[]> {
  return transaction
    .selectFrom('member')
    .select(['memberNo', 'loginId', 'joinedAt', 'email', 'emailVerifiedAt'])
    .where('mallId', '=', transaction.mallId)
    .where('state', '<>', 'WITHDRAWN')
    .where(({ and, eb, or }) =>
      or([
        eb('personHash', '=', ciHash),
        and([
          eb('personHash', 'is', null),
          eb('phone', '=', phone),
          eb('name', '=', name),
          eb('birthDate', '=', sql<Date>`${birthDate}::date`),
        ]),
      ]),
    )
    .orderBy('joinedAt')
    .execute();
}
