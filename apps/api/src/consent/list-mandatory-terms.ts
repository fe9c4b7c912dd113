import type { TermCode } from '@mall/contracts/codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { listTermsInForce, type Term } from './consent.repository.ts';

type Input = { readonly termCodes: readonly TermCode[]; readonly at: Date };

/** The versions in force today of terms that must be agreed to, in the order in which they are shown. */
export async function listMandatoryTerms(transaction: MallTransaction, { termCodes, at }: Input): Promise<Term[]> {
  const terms = await listTermsInForce(transaction, { termCodes, day: seoulDayOf(at) });
  return termCodes.flatMap((code) => terms.filter(({ termCode }) => termCode === code));
}
