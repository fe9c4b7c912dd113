import type { TermCode } from '@mall/contracts/codes';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { listTermsInForce, type Term } from '../../consent/consent.repository.ts';

/** What must be agreed to before applying, in the order in which it is asked: the maker, who fits it, is the third party. */
const mandatory: readonly TermCode[] = ['subscription', 'privacy', 'thirdParty'];

/** The versions in force today of the terms that an application needs. */
export async function listSubscriptionTerms(transaction: MallTransaction, mall: MallScope, at: Date): Promise<Term[]> {
  const terms = await listTermsInForce(transaction, mall, { termCodes: mandatory, day: seoulDayOf(at) });
  return mandatory.flatMap((code) => terms.filter(({ termCode }) => termCode === code));
}
