import type { MallTransaction } from '@mall/db/in-mall';
import type { Term } from '../../../consent/consent.repository.ts';
import { listMandatoryTerms } from '../../../consent/list-mandatory-terms.ts';

/** What must be agreed to before paying, in the order in which it is shown. */
const termCodes = ['service', 'privacy', 'thirdParty'] as const;

/** The versions in force today of the terms that an order needs. */
export const listOrderTerms = (transaction: MallTransaction, at: Date): Promise<Term[]> =>
  listMandatoryTerms(transaction, { termCodes, at });
