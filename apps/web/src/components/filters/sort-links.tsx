import { MallLink } from '../mall-link.tsx';
import styles from './sort.module.css';

type Props<Sort extends string> = {
  sorts: readonly Sort[];
  labels: Readonly<Record<Sort, string>>;
  current: Sort;
  pathOf: (sort: Sort) => string;
};

/** The orders of a list side by side, each a link. */
export function SortLinks<Sort extends string>({ sorts, labels, current, pathOf }: Props<Sort>) {
  return (
    <nav className={styles.links} aria-label="정렬">
      {sorts.map((sort) => (
        <MallLink key={sort} to={pathOf(sort)} resetScroll={false} aria-current={sort === current || undefined}>
          {labels[sort]}
        </MallLink>
      ))}
    </nav>
  );
}
