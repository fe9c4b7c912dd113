import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/**
 * Members who have shown that this address is theirs. What the index of such addresses says stands in the statement itself, without
 * which a cached plan would read every member.
 */
export const withVerifiedAddress = (transaction: MallTransaction, email: string) =>
  transaction
    .selectFrom('member')
    .select(['memberNo', 'email'])
    .where('mallId', '=', transaction.mallId)
    .where('emailKey', '=', email.toLowerCase())
    .where('email', '<>', sql.lit(''))
    .where('emailVerifiedAt', 'is not', null)
    .where('state', '<>', sql.lit('WITHDRAWN'));
