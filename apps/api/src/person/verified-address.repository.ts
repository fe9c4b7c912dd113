import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/**
 * Members who have verified this address. The statement repeats the condition of the index on such addresses, without which a
 * generic plan would read every member.
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
