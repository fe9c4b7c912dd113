import type { Facets } from '@mall/contracts/product-list';
import { Stack } from '@mall/ui/stack';
import { BrandFilter } from '../../../entities/filters/brand-filter.tsx';
import { FilterCheck } from '../../../entities/filters/filter-check.tsx';
import { FilterGroup } from '../../../entities/filters/filter-group.tsx';
import { PriceFilter } from '../../../entities/filters/price-filter.tsx';
import { splitList, toggleInList } from '../../../lib/routing/search-params.ts';
import type { ListAddress } from '../model/list-address.ts';
import { ColourFilter } from './colour-filter.tsx';
import styles from './filter-fields.module.css';

type Props = { address: ListAddress; facets: Facets; onChange: (change: ListAddress) => void };

/** All filters of a goods list, with counts. */
export function FilterFields({ address, facets, onChange }: Props) {
  return (
    <>
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
      <ColourFilter
        families={facets.colourFamilies}
        chosen={splitList(address.colour)}
        onToggle={(id) => onChange({ colour: toggleInList(address.colour, id) })}
      />
      <FilterGroup title="혜택·배송">
        <Stack gap={12}>
          <FilterCheck
            label="무료배송"
            count={facets.freeDeliveryCount}
            isOn={address.free === 'Y'}
            onToggle={() => onChange({ free: address.free ? undefined : 'Y' })}
          />
          <FilterCheck
            label="빠른 배송"
            count={facets.shipsTodayCount}
            isOn={address.today === 'Y'}
            onToggle={() => onChange({ today: address.today ? undefined : 'Y' })}
          />
        </Stack>
      </FilterGroup>
      <FilterGroup title="할인율" isOpen={address.discount !== undefined}>
        <Stack gap={12}>
          {facets.discountRates.map(({ id, label, count }) => {
            const isOn = address.discount === Number(id);
            return (
              <FilterCheck
                key={id}
                label={label}
                count={count}
                isOn={isOn}
                onToggle={() => onChange({ discount: isOn ? undefined : Number(id) })}
              />
            );
          })}
        </Stack>
      </FilterGroup>
      <div className={styles.last}>
        <FilterCheck
          label="품절 상품 포함"
          isOn={address.soldOut !== 'N'}
          onToggle={() => onChange({ soldOut: address.soldOut ? undefined : 'N' })}
        />
      </div>
    </>
  );
}
