import { Stack } from '@mall/ui/stack';
import { memo, useMemo } from 'react';
import { FilterCheck } from '../../../entities/filters/filter-check.tsx';
import { FilterGroup } from '../../../entities/filters/filter-group.tsx';
import { PriceFilter } from '../../../entities/filters/price-filter.tsx';
import { splitList } from '../../../lib/routing/search-params.ts';
import { phoneFacets, toggled } from '../model/phone-filters.ts';
import type { PhoneList } from '../model/use-phone-list.ts';

type Choice = { readonly id: string; readonly label: string; readonly count?: number };
type GroupProps = {
  title: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
};

/** Everything phones can be narrowed by, with counts on the conditions of now. */
export const PhoneFilterFields = memo(function PhoneFilterFields({ list }: { list: PhoneList }) {
  const { priced, memories, filter, address, narrow, filterBy } = list;
  const facets = useMemo(() => phoneFacets(priced, address), [priced, address]);
  return (
    <>
      <PriceFilter
        title="월 납부액"
        prices={facets.prices}
        range={{ minimum: address.min, maximum: address.max }}
        onChange={({ minimum, maximum }) => narrow({ min: minimum, max: maximum })}
      />
      <Choices
        title="제조사"
        choices={facets.makers}
        chosen={splitList(filter.maker)}
        onToggle={(id) => filterBy(toggled(filter, 'maker', id))}
      />
      <Choices
        title="용량"
        choices={memories.map((memory) => ({ id: memory, label: memory }))}
        chosen={splitList(filter.memory)}
        onToggle={(id) => filterBy(toggled(filter, 'memory', id))}
      />
      <Choices
        title="통신망"
        choices={facets.networks}
        chosen={splitList(filter.network)}
        onToggle={(id) => filterBy(toggled(filter, 'network', id))}
      />
      <Choices
        title="지원금"
        choices={facets.supports}
        chosen={[filter.support ?? '']}
        onToggle={(id) => filterBy({ ...filter, support: filter.support === id ? undefined : id })}
      />
    </>
  );
});

function Choices({ title, choices, chosen, onToggle }: GroupProps) {
  if (choices.length === 0) return null;
  return (
    <FilterGroup title={title}>
      <Stack gap={12}>
        {choices.map(({ id, label, count }) => (
          <FilterCheck key={id} label={label} count={count} isOn={chosen.includes(id)} onToggle={() => onToggle(id)} />
        ))}
      </Stack>
    </FilterGroup>
  );
}
