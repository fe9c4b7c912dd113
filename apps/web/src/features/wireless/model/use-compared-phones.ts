import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { type PricedChoice, priceChoice } from '@mall/domain/wireless-choice';
import { useQueries } from '@tanstack/react-query';
import { useVisit } from '../../../entities/phone-conditions/visit-conditions.ts';
import type { Compared } from '../../../entities/wireless/compare-shelf.ts';
import { wirelessQuery } from '../../../entities/wireless/wireless.query.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { choiceIn, type Replaced, replacedIn } from './wireless-address.ts';

/** A place in the comparison: a phone that is shown, loading, no longer sold, or failed to load. */
export type ComparedPhone = { readonly entry: Compared } & (
  | {
      readonly state: 'there';
      readonly detail: WirelessDetail;
      readonly priced: PricedChoice;
      readonly replaced: Replaced;
    }
  | { readonly state: 'pending' | 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
);
export type PhoneThere = Extract<ComparedPhone, { state: 'there' }>;
export const isThere = (phone: ComparedPhone): phone is PhoneThere => phone.state === 'there';

/** The phones of a shelf, each with its own choice at current prices. */
export function useComparedPhones(shelf: readonly Compared[]): ComparedPhone[] {
  const queries = useQueries({ queries: shelf.map(({ gdsGrpNo }) => wirelessQuery(gdsGrpNo)) });
  const { age } = useVisit();
  return shelf.map((entry, index) => {
    const query = queries[index];
    if (query?.data) return priced(entry, query.data, age);
    if (isApiError(query?.error, '4042')) return { entry, state: 'missing' };
    return query?.error ? { entry, state: 'failed', retry: () => void query.refetch() } : { entry, state: 'pending' };
  });
}

function priced(entry: Compared, detail: WirelessDetail, age: number | null): ComparedPhone {
  const asked = { ...entry, age };
  const choice = priceChoice(detail, choiceIn(asked, detail), age);
  return choice
    ? { entry, state: 'there', detail, priced: choice, replaced: replacedIn(asked, detail) }
    : { entry, state: 'missing' };
}
