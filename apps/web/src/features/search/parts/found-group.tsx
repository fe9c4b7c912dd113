import { formatNumber } from '@mall/domain/money';
import type { SearchTab } from '@mall/domain/screens/search-parameters';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import type { ReactNode } from 'react';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { searchTabLabels } from '../model/search-address.ts';
import type { SearchResults } from '../model/use-search-results.ts';
import styles from './found-group.module.css';

type Props = {
  search: SearchResults;
  tab: Exclude<SearchTab, 'all'>;
  /** How many of the group are shown here; the rest are behind a link. */
  shown: number;
  children: ReactNode;
  controls?: ReactNode;
};

/** One kind of result, under its name and number. */
export function FoundGroup({ search, tab, shown, children, controls }: Props) {
  const found = search.tabs.find(({ value }) => value === tab);
  const count = found?.count ?? 0;
  if (!found || count === 0) return null;
  const label = searchTabLabels[tab];
  return (
    <section className={styles.group} aria-label={label}>
      <Row align="center" justify="between" className={styles.head}>
        <h2>
          {label} <span>{formatNumber(count)}</span>
        </h2>
        {controls}
      </Row>
      {children}
      {count > shown && (
        <Button className={styles.all} render={<MallLink to={found.to} />}>
          {label} {formatNumber(count)}개 모두 보기
        </Button>
      )}
    </section>
  );
}
