import type { TermVersion } from '../types.ts';
import { marketingTerms, thirdPartyTerms } from './consents.ts';
import { versionsOf } from './legal-text.ts';
import { privacyTerms } from './privacy.ts';
import { serviceTerms } from './service.ts';
import { subscriptionTerms } from './subscription.ts';
import { wirelessTerms } from './wireless.ts';

/** The provider's terms, in every version there has been. */
export const terms: readonly TermVersion[] = [
  serviceTerms,
  privacyTerms,
  marketingTerms,
  thirdPartyTerms,
  wirelessTerms,
  subscriptionTerms,
]
  .flatMap(versionsOf)
  .map((version, index) => ({ termNo: index + 1, ...version }));
