import { formatNumber } from '@mall/domain/money';
import { Breadcrumb } from '@mall/ui/breadcrumb';
import { Skeleton } from '@mall/ui/skeleton';
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
import { FilterFields } from '../parts/filter-fields.tsx';
import { ListResults } from '../parts/list-results.tsx';
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
  const menu = useMenu();
  if (menu.isPending) return <PagePending />;
  const place = categoryPlace(menu.items, screen, address.ctgNo);
  return <Category place={place} address={address} />;
}

/** A category's products: goods beside their filters, phones and subscription products across the page. */
function Category({ place, address }: Props) {
  const list = useCategoryList(place, address);
  if (list.isUnknown) return <NotFoundPage />;
  const isFiltered = place.kind === 'goods';
  return (
    <div className={styles.wrap}>
      <Breadcrumb items={place.steps.map(({ label, to }) => ({ label, render: <MallLink to={to} /> }))} />
      <h1 className={styles.title}>{place.name}</h1>
      <SubCategories place={place} className={styles.subCategories} />
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
    </div>
  );
}
