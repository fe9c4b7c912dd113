import type { SearchResult } from '@mall/contracts/search';
import { BrandFilter } from '../../../entities/filters/brand-filter.tsx';
import { FilterCheck } from '../../../entities/filters/filter-check.tsx';
import { FilterGroup } from '../../../entities/filters/filter-group.tsx';
import { PriceFilter } from '../../../entities/filters/price-filter.tsx';
import { splitList, toggleInList } from '../../../lib/routing/search-params.ts';
import type { SearchAddress } from '../model/search-address.ts';
import { CategoryFilter } from './category-filter.tsx';

type Props = { address: SearchAddress; result: SearchResult; onChange: (change: SearchAddress) => void };

/** All filters of the goods found, with counts. */
export function SearchFilterFields({ address, result: { facets, categories }, onChange }: Props) {
  return (
    <>
      <CategoryFilter categories={categories} chosen={address.ctgNo} onChoose={(ctgNo) => onChange({ ctgNo })} />
      <BrandFilter
        brands={facets.brands}
        chosen={splitList(address.brand)}
        onToggle={(id) => onChange({ brand: toggleInList(address.brand, id) })}
      />
      <PriceFilter
        prices={facets.prices}
        range={{ minimum: address.min, maximum: address.max }}
        onChange={({ minimum, maximum }) => onChange({ min: minimum, max: maximum })}
      />
      <FilterGroup title="품절">
        <FilterCheck
          label="품절 상품 포함"
          isOn={address.soldOut !== 'N'}
          onToggle={() => onChange({ soldOut: address.soldOut ? undefined : 'N' })}
        />
      </FilterGroup>
    </>
  );
}
