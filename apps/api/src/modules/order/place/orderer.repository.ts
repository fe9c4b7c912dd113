import type { MallTransaction } from '@mall/db/in-mall';

/** The member's own name, e-mail and phone, which prefill the order page. */
export function getOrderer(transaction: MallTransaction, memberNo: number) {
  return transaction
    .selectFrom('member')
    .select(['name', 'email', 'phone'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .executeTakeFirstOrThrow();
}

/** The same for a member who may order; undefined when they have left, are dormant, blocked or not approved. */
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
