import type { PhoneConditions } from '@mall/domain/phone-conditions';
import { Skeleton } from '@mall/ui/skeleton';
import { memo, useMemo } from 'react';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { PagePending } from '../../../components/page/page-pending.tsx';
import { PageTopBar } from '../../../components/page/page-top-bar.tsx';
import { CartLink } from '../../../entities/cart/cart-link.tsx';
import { ChosenBar } from '../../../entities/filters/chosen-bar.tsx';
import { FilterSheet } from '../../../entities/filters/filter-sheet.tsx';
import { ListTools } from '../../../entities/filters/list-tools.tsx';
import { SortSheet } from '../../../entities/filters/sort-sheet.tsx';
import { useMenu } from '../../../lib/mall/use-menu.ts';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { type CategoryPlace, categoryPlace } from '../model/category-place.ts';
import { type ListAddress, type ListScreen, listSortLabels } from '../model/list-address.ts';
import { useCategoryList } from '../model/use-category-list.ts';
import { useFilterDraft } from '../model/use-filter-draft.ts';
import {
  type ListConditions,
  phoneSortLabels,
  phoneSorts,
  useListConditions,
  usePhoneList,
} from '../model/use-phone-list.ts';
import { FilterFields } from '../parts/filter-fields.tsx';
import { ListConditionsBar } from '../parts/list-conditions.tsx';
import { ListResults } from '../parts/list-results.tsx';
import { PhoneFilterChips } from '../parts/phone-filter-chips.tsx';
import { PhoneResults } from '../parts/phone-results.tsx';
import { SubCategories } from '../parts/sub-categories.tsx';
import styles from './category.module.css';

type Props = { place: CategoryPlace; address: ListAddress };

/** A category of goods or phones. */
export const GoodsListPage = ({ address }: ScreenProps<'goodsList'>) => <Listed screen="goodsList" address={address} />;

/** A category of subscription products. */
export const SubscriptionListPage = ({ address }: ScreenProps<'subscriptionList'>) => (
  <Listed screen="subscriptionList" address={address} />
);

function Listed({ screen, address }: { screen: ListScreen; address: ListAddress }) {
  const { items, isPending } = useMenu();
  const { ctgNo } = address;
  const place = useMemo(() => categoryPlace(items, screen, ctgNo), [items, screen, ctgNo]);
  if (isPending) return <PagePending />;
  const List = place.kind === 'wireless' ? Phones : Category;
  return (
    <>
      <PageTopBar title={place.name}>
        <CartLink />
      </PageTopBar>
      <List place={place} address={address} />
    </>
  );
}

/** Phones: in the operator's order, or all on the visitor's conditions. */
function Phones({ place, address }: Props) {
  const wanted = useListConditions(address);
  const { conditions } = wanted.conditions;
  if (conditions) return <PhonesOnConditions place={place} {...wanted} stated={conditions} />;
  return (
    <>
      <ListConditionsBar conditions={wanted.conditions} />
      <Category place={place} address={address} />
    </>
  );
}

type OnConditionsProps = ListConditions & { place: CategoryPlace; stated: PhoneConditions };

const PhonesOnConditions = memo(function PhonesOnConditions({ place, stated, ...wanted }: OnConditionsProps) {
  const list = usePhoneList(place, wanted, stated);
  return (
    <>
      <ListConditionsBar conditions={wanted.conditions} list={list} />
      <SubCategories place={place} className={styles.subCategories} />
      <section className={styles.results} aria-label={`${place.name} 상품`}>
        <PhoneFilterChips list={list} />
        <ListTools total={list.isPending ? undefined : list.total} all={list.all}>
          <SortSheet sorts={phoneSorts} labels={phoneSortLabels} current={list.sort} linkOf={list.toSort} />
        </ListTools>
        <div className={styles.chosen}>
          <ChosenBar chosen={list.chosen} toAll={list.toAll} isInline />
        </div>
        <PhoneResults list={list} className={styles.wireless} cardLayout="row" />
      </section>
    </>
  );
});

/** A category's products on a phone; the bar above has its name. */
function Category({ place, address }: Props) {
  const list = useCategoryList(place, address);
  const filter = useFilterDraft(place, address);
  if (list.isUnknown) return <NotFoundPage />;
  const hasFilters = place.kind === 'goods';
  return (
    <>
      <SubCategories place={place} className={styles.subCategories} />
      <section className={styles.results} aria-label={`${place.name} 상품`}>
        <ListTools
          total={list.isPending ? undefined : list.total}
          chosenCount={list.chosen.length}
          onFilter={hasFilters ? filter.open : undefined}
        >
          <SortSheet sorts={list.sorts} labels={listSortLabels} current={list.sort} linkOf={list.toSort} />
        </ListTools>
        <ListResults list={list} kind={place.kind} className={styles[place.kind]} cardLayout="row" />
      </section>
      {hasFilters && (
        <FilterSheet filter={filter} total={filter.total}>
          {filter.facets ? (
            <FilterFields address={filter.draft} facets={filter.facets} onChange={filter.change} />
          ) : (
            <Skeleton height={400} shape="tile" />
          )}
        </FilterSheet>
      )}
    </>
  );
}
