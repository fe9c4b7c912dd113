import type { TermCode } from '@mall/contracts/codes';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { listTermsInForce, type Term } from '../../consent/consent.repository.ts';

/** What must be agreed to before paying. */
const mandatory: readonly TermCode[] = ['service', 'privacy', 'thirdParty'];

/** The versions in force today of the terms that an order needs, in the order in which they are asked. */
export async function listOrderTerms(transaction: MallTransaction, mall: MallScope, at: Date): Promise<Term[]> {
  const terms = await listTermsInForce(transaction, mall, { termCodes: mandatory, day: seoulDayOf(at) });
  return mandatory.flatMap((code) => terms.filter(({ termCode }) => termCode === code));
}
