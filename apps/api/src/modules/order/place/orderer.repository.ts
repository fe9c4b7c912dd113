import type { MallTransaction } from '@mall/db/in-mall';

/** The member's own name, e-mail and phone, to begin the order page with. */
export function getOrderer(transaction: MallTransaction, memberNo: number) {
  return transaction
    .selectFrom('member')
    .select(['name', 'email', 'phone'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .executeTakeFirstOrThrow();
}

/** The same for a member who may order; undefined for one who has left, sleeps, is blocked or not let in. */
export function findAbleMember(transaction: MallTransaction, memberNo: number) {
  return transaction
    .selectFrom('member')
    .select(['name', 'email', 'phone'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('state', '=', 'ACTIVE')
    .where('approval', '=', 'Y')
    .where('blockedAt', 'is', null)
    .executeTakeFirst();
}
