import type { MallTransaction } from '../../../packages/db/src/in-mall.ts';

/** The member of a demo mall used for signing in. */
export const findDemoMember = (transaction: MallTransaction): Promise<{ readonly memberNo: number } | undefined> =>
  transaction
    .selectFrom('member')
    .select('memberNo')
    .where('mallId', '=', transaction.mallId)
    .where('loginId', '=', 'demo')
    .executeTakeFirst();
