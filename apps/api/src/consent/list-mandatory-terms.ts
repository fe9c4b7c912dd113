import type { TermCode } from '@mall/contracts/codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { listTermsForMember, listTermsInForce, type Term } from './consent.repository.ts';

type Input = { readonly termCodes: readonly TermCode[]; readonly at: Date };

/** The versions in force today of terms that must be agreed to, in the order in which they are shown. */
export const listMandatoryTerms = async (transaction: MallTransaction, { termCodes, at }: Input): Promise<Term[]> =>
  inOrder(termCodes, await listTermsInForce(transaction, { termCodes, day: seoulDayOf(at) }));

/** The same, marking those that the member has agreed to before. */
export const listMandatoryTermsFor = async (
  transaction: MallTransaction,
  { termCodes, memberNo, at }: Input & { readonly memberNo: number },
): Promise<(Term & { readonly isAgreed: boolean })[]> =>
  inOrder(termCodes, await listTermsForMember(transaction, { termCodes, memberNo, day: seoulDayOf(at) }));

const inOrder = <One extends Term>(termCodes: readonly TermCode[], terms: readonly One[]): One[] =>
  termCodes.flatMap((code) => terms.filter(({ termCode }) => termCode === code));
