import { showMe } from '@mall/contracts/office/account';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { mallColour } from './mall-colour.ts';
import type { SearchParams } from './search.ts';
import { reading } from './use-office.ts';

/** A mall as the office shows it. */
export type OfficeMall = {
  readonly mallId: number;
  /** In addresses: `familyshop`. */
  readonly mallUrl: string;
  readonly name: string;
  readonly colour: string;
};

/** The malls in one's scope, the first fifty of them. */
export function useMalls(): { readonly malls: readonly OfficeMall[]; readonly count: number } {
  const { data: me } = useQuery(reading(showMe));
  const malls = me?.malls.first.map((mall) => ({ ...mall, colour: mallColour(mall.mallId) })) ?? [];
  return { malls, count: me?.malls.count ?? 0 };
}

/**
 * The mall that the address names, and the switcher shows; undefined for all in one's scope. Lists with a filter `mallId` follow it
 * automatically.
 */
export function useMallScope(): OfficeMall | undefined {
  const { mall: mallUrl }: SearchParams = useSearch({ strict: false });
  const { malls } = useMalls();
  const only = malls.length === 1 ? malls[0] : undefined;
  return malls.find((mall) => mall.mallUrl === mallUrl) ?? only;
}

/** The initial mall of a form: the one in scope, or else the first. */
export function useFirstMall(): OfficeMall | undefined {
  const { malls } = useMalls();
  return useMallScope() ?? malls[0];
}

/** Malls as the choices of a field or filter. */
export const mallChoices = (malls: readonly Pick<OfficeMall, 'mallId' | 'name'>[]) =>
  malls.map(({ mallId, name }) => ({ value: String(mallId), label: name }));
