import { formatNumber } from '@mall/domain/money';
import type { PhoneConditions } from '@mall/domain/phone-conditions';
import { Breadcrumb } from '@mall/ui/breadcrumb';
import { Skeleton } from '@mall/ui/skeleton';
import { memo, type ReactNode, useMemo } from 'react';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { PagePending } from '../../../components/page/page-pending.tsx';
import { ChosenBar } from '../../../entities/filters/chosen-bar.tsx';
import { FilterColumn } from '../../../entities/filters/filter-column.tsx';
import { SortLinks } from '../../../entities/filters/sort-links.tsx';
import { useMenu } from '../../../lib/mall/use-menu.ts';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { type CategoryPlace, categoryPlace } from '../model/category-place.ts';
import { type ListAddress, type ListScreen, listSortLabels } from '../model/list-address.ts';
import { useCategoryList } from '../model/use-category-list.ts';
import {
  type ListConditions,
  phoneSortLabels,
  phoneSorts,
  useListConditions,
  usePhoneList,
} from '../model/use-phone-list.ts';
import { FilterFields } from '../parts/filter-fields.tsx';
import { ListConditionsBar, PhoneCount } from '../parts/list-conditions.tsx';
import { ListResults } from '../parts/list-results.tsx';
import { PhoneFilterFields } from '../parts/phone-filter-fields.tsx';
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
  return <List place={place} address={address} />;
}

/** A category's name and sub-categories above its list. */
function Frame({ place, children }: { place: CategoryPlace; children: ReactNode }) {
  return (
    <div className={styles.wrap}>
      <Breadcrumb items={place.steps.map(({ label, to }) => ({ label, render: <MallLink to={to} /> }))} />
      <h1 className={styles.title}>{place.name}</h1>
      <SubCategories place={place} className={styles.subCategories} />
      {children}
    </div>
  );
}

/** Phones: in the operator's order, or all on the visitor's conditions. */
function Phones({ place, address }: Props) {
  const wanted = useListConditions(address);
  const { conditions } = wanted.conditions;
  if (conditions) return <PhonesOnConditions place={place} {...wanted} stated={conditions} />;
  return <Category place={place} address={address} above={<ListConditionsBar conditions={wanted.conditions} />} />;
}

type OnConditionsProps = ListConditions & { place: CategoryPlace; stated: PhoneConditions };

const PhonesOnConditions = memo(function PhonesOnConditions({ place, stated, ...wanted }: OnConditionsProps) {
  const list = usePhoneList(place, wanted, stated);
  return (
    <Frame place={place}>
      <div className={styles.phones}>
        <ListConditionsBar conditions={wanted.conditions} list={list} />
        <div className={styles.columns}>
          <FilterColumn toAll={list.toAll}>
            <PhoneFilterFields list={list} />
          </FilterColumn>
          <section aria-label={`${place.name} 상품`}>
            <div className={styles.bar}>
              <div className={styles.found}>
                <PhoneCount list={list} className={styles.total} />
                <ChosenBar chosen={list.chosen} toAll={list.toAll} isInline />
              </div>
              <SortLinks sorts={phoneSorts} labels={phoneSortLabels} current={list.sort} linkOf={list.toSort} />
            </div>
            <PhoneResults list={list} className={styles.beside} />
          </section>
        </div>
      </div>
    </Frame>
  );
});

/** A category's products: goods beside their filters, phones and subscription products across the page. */
function Category({ place, address, above }: Props & { above?: ReactNode }) {
  const list = useCategoryList(place, address);
  if (list.isUnknown) return <NotFoundPage />;
  const isFiltered = place.kind === 'goods';
  return (
    <Frame place={place}>
      {above && <div className={styles.phones}>{above}</div>}
      <div className={isFiltered ? styles.columns : undefined}>
        {isFiltered && (
          <FilterColumn toAll={list.toAll}>
            {list.facets ? (
              <FilterFields address={address} facets={list.facets} onChange={list.narrow} />
            ) : (
              <Skeleton height={480} shape="tile" />
            )}
          </FilterColumn>
        )}
        <section aria-label={`${place.name} 상품`}>
          <div className={styles.bar}>
            <p className={styles.total} role="status">
              {!list.isPending && (
                <>
                  <b>{formatNumber(list.total)}</b>개 상품
                </>
              )}
            </p>
            <SortLinks sorts={list.sorts} labels={listSortLabels} current={list.sort} linkOf={list.toSort} />
          </div>
          <ChosenBar chosen={list.chosen} toAll={list.toAll} />
          <ListResults list={list} kind={place.kind} className={styles[place.kind]} />
        </section>
      </div>
    </Frame>
  );
}
