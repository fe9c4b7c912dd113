import type { DataOf } from '@mall/contracts/endpoint';
import type { getSubscriptionForm as contract } from '@mall/contracts/subscription-application';
import type { MallTransaction } from '@mall/db/in-mall';
import { installationDays } from '@mall/domain/subscription-days';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { listSubscriptionTerms } from './list-subscription-terms.ts';
import { findMember } from './subscription-application.repository.ts';

type Input = { readonly memberNo: number; readonly at: Date };

/** What the form needs besides the product and the address book. */
export async function getSubscriptionForm(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, at }: Input,
): Promise<DataOf<typeof contract>> {
  assertOwnAccount(mall, memberNo);
  const [member, terms] = await Promise.all([
    findMember(transaction, memberNo),
    listSubscriptionTerms(transaction, at),
  ]);
  const { name: memberName, phone: memberPhone, email: memberEmail } = member;
  return { memberName, memberPhone, memberEmail, ...installationDays(at), terms };
}
