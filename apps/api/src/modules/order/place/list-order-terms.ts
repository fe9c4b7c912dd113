import type { MallTransaction } from '@mall/db/in-mall';
import type { Term } from '../../../consent/consent.repository.ts';
import { listMandatoryTerms, listMandatoryTermsFor } from '../../../consent/list-mandatory-terms.ts';

/** The terms to agree to before paying, in display order. */
const termCodes = ['service', 'privacy', 'thirdParty'] as const;

/** The versions of an order's terms that are in force today. */
export const listOrderTerms = (transaction: MallTransaction, at: Date): Promise<Term[]> =>
  listMandatoryTerms(transaction, { termCodes, at });

/** The same, marking those that the member has agreed to before. */
export const listOrderTermsFor = (
  transaction: MallTransaction,
  { memberNo, at }: { readonly memberNo: number; readonly at: Date },
) => listMandatoryTermsFor(transaction, { termCodes, memberNo, at });
