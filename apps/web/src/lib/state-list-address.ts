import { readOneOf, readWhole, withoutNothing } from './search-params.ts';

/** Which part of a list is shown: of one state or of all, and which page. */
export type StateListAddress<State extends string> = { readonly state?: State; readonly page?: number };

export const readStateListAddress = <State extends string>(
  states: readonly State[],
  raw: Record<string, unknown>,
): StateListAddress<State> =>
  withoutNothing({
    state: readOneOf(states, raw['state']),
    page: readWhole(raw['page'], 250) || undefined,
  }) as StateListAddress<State>;

/** The list's query, as it stands behind its path. */
export function stateListSearch({ state, page = 1 }: StateListAddress<string>): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) }).toString();
  return query && `?${query}`;
}
