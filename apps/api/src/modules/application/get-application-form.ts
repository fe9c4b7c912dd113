import type { getApplicationForm as contract } from '@mall/contracts/application-draft';
import type { DataOf } from '@mall/contracts/endpoint';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { listAddresses } from '../address/list-addresses.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { findApplicant } from './application.repository.ts';
import { listApplicationTerms } from './list-application-terms.ts';

type Input = { readonly memberNo: number; readonly at: Date };

/** What the form needs besides the draft and the phone. */
export async function getApplicationForm(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, at }: Input,
): Promise<DataOf<typeof contract>> {
  assertOwnAccount(mall, memberNo);
  const [{ addresses }, member, terms] = await Promise.all([
    listAddresses(transaction, mall, { memberNo }),
    findApplicant(transaction, memberNo),
    listApplicationTerms(transaction, at),
  ]);
  return { addresses, memberEmail: member.email, terms };
}
