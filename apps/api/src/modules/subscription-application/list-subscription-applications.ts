import type { DataOf, RequestOf } from '@mall/contracts/endpoint';
import type { listSubscriptionApplications as contract } from '@mall/contracts/subscription-application';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { countSubscriptions, listSubscriptionRows } from './subscription-application.repository.ts';
import { toSubscriptionApplicationCard } from './to-subscription-application-card.ts';

const pageSize = 10;

type Input = { readonly memberNo: number; readonly query: RequestOf<typeof contract>['query'] };

/** The member's applications, newest first, in one state or in all. */
export async function listSubscriptionApplications(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, query: { page = 1, state } }: Input,
): Promise<DataOf<typeof contract>> {
  assertOwnAccount(mall, memberNo);
  const [rows, total] = await Promise.all([
    listSubscriptionRows(transaction, { memberNo, state, limit: pageSize, offset: (page - 1) * pageSize }),
    countSubscriptions(transaction, { memberNo, state }),
  ]);
  return { total, page, pageSize, applications: rows.map(toSubscriptionApplicationCard) };
}
