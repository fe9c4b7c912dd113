import type { DataOf } from '@mall/contracts/endpoint';
import type { listSubscriptionApplications as contract } from '@mall/contracts/subscription-application';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { countSubscriptions, listSubscriptionRows } from './subscription-application.repository.ts';
import { toSubscriptionApplicationCard } from './to-subscription-application-card.ts';

const pageSize = 10;

/** The member's applications, newest first. */
export async function listSubscriptionApplications(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, page = 1 }: { readonly memberNo: number; readonly page?: number | undefined },
): Promise<DataOf<typeof contract>> {
  assertOwnAccount(mall, memberNo);
  const [rows, total] = await Promise.all([
    listSubscriptionRows(transaction, mall, { memberNo, limit: pageSize, offset: (page - 1) * pageSize }),
    countSubscriptions(transaction, mall, memberNo),
  ]);
  return { total, page, pageSize, applications: rows.map(toSubscriptionApplicationCard) };
}
