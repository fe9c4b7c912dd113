import { Stack } from '@mall/ui/stack';
import { memo, useMemo } from 'react';
import { FilterCheck } from '../../../entities/filters/filter-check.tsx';
import { FilterGroup } from '../../../entities/filters/filter-group.tsx';
import { PriceFilter, type PriceRange } from '../../../entities/filters/price-filter.tsx';
import { useFollowing } from '../../../lib/browser/use-following.ts';
import { splitList } from '../../../lib/routing/search-params.ts';
import { phoneFacets, toggled } from '../model/phone-filters.ts';
import type { PhoneList } from '../model/use-phone-list.ts';

/** The filters of phones except the monthly sum, in the order of the page. */
export const choiceGroups = ['maker', 'memory', 'network', 'support'] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];
export const filterTitles = {
  ...{ price: '월 납부액', maker: '제조사', memory: '용량', network: '통신망', support: '지원금' },
} as const satisfies Record<ChoiceGroup | 'price', string>;

type Filtering = Pick<PhoneList, 'address' | 'filter' | 'filterBy' | 'narrow'>;
type Facets = ReturnType<typeof useFacets>;
type GroupProps = { list: Filtering; facets: Facets; group: ChoiceGroup };

/** Counted where they are shown, and not before the list is. */
export function useFacets(list: PhoneList) {
  const { priced, address, countMemories } = useFollowing(list);
  return useMemo(() => {
    const { prices, makers, networks, supports } = phoneFacets(priced, address);
    return { prices, maker: makers, memory: countMemories(), network: networks, support: supports };
  }, [priced, address, countMemories]);
}

/** Which choices of a group are on. */
export const chosenOf = ({ filter }: Filtering, group: ChoiceGroup): readonly string[] => splitList(filter[group]);

/** The range of monthly sums, as the slider takes and gives it. */
export const sumsOf = ({ address, narrow }: Filtering, { prices }: Facets) => ({
  prices,
  range: { minimum: address.min, maximum: address.max },
  onChange: ({ minimum, maximum }: PriceRange) => narrow({ min: minimum, max: maximum }),
});

/** Everything phones can be narrowed by, with counts on the conditions of now. */
export const PhoneFilterFields = memo(function PhoneFilterFields({ list }: { list: PhoneList }) {
  const { address, filter, filterBy, narrow } = list;
  return <Fields {...{ address, filter, filterBy, narrow }} facets={useFacets(list)} />;
});

/** Rendered again only when the filters or their counts change. */
const Fields = memo(function Fields({ facets, ...list }: Filtering & { facets: Facets }) {
  return (
    <>
      <PriceFilter title={filterTitles.price} {...sumsOf(list, facets)} />
      {choiceGroups
        .filter((group) => facets[group].length > 0)
        .map((group) => (
          <FilterGroup key={group} title={filterTitles[group]}>
            <Choices list={list} facets={facets} group={group} />
          </FilterGroup>
        ))}
    </>
  );
});

/** One group: any of its choices, but of supports one. */
export function Choices({ list, facets, group }: GroupProps) {
  const { filter, filterBy } = list;
  const chosen = chosenOf(list, group);
  const toggle = (id: string) => {
    if (group !== 'support') return filterBy(toggled(filter, group, id));
    filterBy({ ...filter, support: filter.support === id ? undefined : id });
  };
  return (
    <Stack gap={12}>
      {facets[group].map(({ id, label, count }) => (
        <FilterCheck key={id} label={label} count={count} isOn={chosen.includes(id)} onToggle={() => toggle(id)} />
      ))}
    </Stack>
  );
}
