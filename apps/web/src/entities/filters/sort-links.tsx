import { Row } from '@mall/ui/row';
import { MallLink } from '../../components/link/mall-link.tsx';
import type { MallAddress } from '../../lib/routing/mall-path.ts';
import styles from './sort.module.css';

type Props<Sort extends string> = {
  sorts: readonly Sort[];
  labels: Readonly<Record<Sort, string>>;
  current: Sort;
  linkOf: (sort: Sort) => MallAddress;
};

/** The sort orders of a list side by side, each a link. */
export function SortLinks<Sort extends string>({ sorts, labels, current, linkOf }: Props<Sort>) {
  return (
    <Row as="nav" gap={16} className={styles.links} aria-label="정렬">
      {sorts.map((sort) => (
        <MallLink key={sort} to={linkOf(sort)} resetScroll={false} aria-current={sort === current || undefined}>
          {labels[sort]}
        </MallLink>
      ))}
    </Row>
  );
}
