import type { WirelessDetail } from '@mall/contracts/wireless';
import { type PricedChoice, priceChoice } from '@mall/domain/wireless-choice';
import { useQueries } from '@tanstack/react-query';
import { wirelessQuery } from '../../../entities/wireless/wireless.query.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import type { Compared } from './compare-shelf.ts';
import { ageIn, choiceIn, type Replaced, replacedIn } from './wireless-address.ts';

/** A place of the comparison: a phone that is there, on its way, no longer sold, or failed to load. */
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

/** The phones of a shelf, each priced by its own choice at the prices of now. */
export function useComparedPhones(shelf: readonly Compared[]): ComparedPhone[] {
  const queries = useQueries({ queries: shelf.map(({ gdsGrpNo }) => wirelessQuery(gdsGrpNo)) });
  return shelf.map((entry, index) => {
    const query = queries[index];
    if (query?.data) return priced(entry, query.data);
    if (isApiError(query?.error, '4042')) return { entry, state: 'missing' };
    return query?.error ? { entry, state: 'failed', retry: () => void query.refetch() } : { entry, state: 'pending' };
  });
}

function priced(entry: Compared, detail: WirelessDetail): ComparedPhone {
  const choice = priceChoice(detail, choiceIn(entry, detail), ageIn(entry));
  return choice
    ? { entry, state: 'there', detail, priced: choice, replaced: replacedIn(entry, detail) }
    : { entry, state: 'missing' };
}
