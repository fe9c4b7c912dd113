import type { MallTransaction } from '@mall/db/in-mall';
import type { Term } from '../../consent/consent.repository.ts';
import { listMandatoryTerms } from '../../consent/list-mandatory-terms.ts';

/** Terms that must be agreed to before applying, in the order in which they are shown; the maker, who installs it, is the third party. */
const termCodes = ['subscription', 'privacy', 'thirdParty'] as const;

/** The versions in force today of the terms that an application needs. */
export const listSubscriptionTerms = (transaction: MallTransaction, at: Date): Promise<Term[]> =>
  listMandatoryTerms(transaction, { termCodes, at });
