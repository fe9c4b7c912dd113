import { Fragment, type ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './key-value-list.module.css';

export type KeyValue = { label: string; value: ReactNode };

type Props = { items: readonly KeyValue[]; className?: string };

/**
 * Facts in two columns: a short grey name and its value. For specifications, statutory notices and delivery terms; amounts that add up
 * belong in `SumList`. The name's column is 96 px wide unless `--label-width` is set.
 */
export function KeyValueList({ items, className }: Props) {
  return (
    <dl className={cx(styles.list, className)}>
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
