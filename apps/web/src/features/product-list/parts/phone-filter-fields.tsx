import { Stack } from '@mall/ui/stack';
import { memo, useMemo } from 'react';
import { FilterCheck } from '../../../entities/filters/filter-check.tsx';
import { FilterGroup } from '../../../entities/filters/filter-group.tsx';
import { PriceFilter, type PriceRange } from '../../../entities/filters/price-filter.tsx';
import { splitList } from '../../../lib/routing/search-params.ts';
import { phoneFacets, toggled } from '../model/phone-filters.ts';
import type { PhoneList } from '../model/use-phone-list.ts';

/** The filters of phones except the monthly sum, in the order of the page. */
export const choiceGroups = ['maker', 'memory', 'network', 'support'] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];
export const filterTitles = {
  ...{ price: '월 납부액', maker: '제조사', memory: '용량', network: '통신망', support: '지원금' },
} as const satisfies Record<ChoiceGroup | 'price', string>;

type Props = { list: PhoneList };
type Facets = ReturnType<typeof useFacets>;
type GroupProps = Props & { facets: Facets; group: ChoiceGroup };

/** Counted where they are shown, and not before. */
export function useFacets({ priced, address, countMemories }: PhoneList) {
  const { prices, makers, networks, supports } = useMemo(() => phoneFacets(priced, address), [priced, address]);
  const memories = useMemo(countMemories, [countMemories]);
  return { prices, maker: makers, memory: memories, network: networks, support: supports };
}

/** Which choices of a group are on. */
export const chosenOf = ({ filter }: PhoneList, group: ChoiceGroup): readonly string[] => splitList(filter[group]);

/** The range of monthly sums, as the slider takes and gives it. */
export const sumsOf = ({ address, narrow }: PhoneList, { prices }: Facets) => ({
  prices,
  range: { minimum: address.min, maximum: address.max },
  onChange: ({ minimum, maximum }: PriceRange) => narrow({ min: minimum, max: maximum }),
});

/** Everything phones can be narrowed by, with counts on the conditions of now. */
export const PhoneFilterFields = memo(function PhoneFilterFields({ list }: Props) {
  const facets = useFacets(list);
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
