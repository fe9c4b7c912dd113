import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { Gap } from './gap.tsx';
import { TableHead } from './small-table.tsx';
import styles from './verdict-rows.module.css';

type Cells = readonly ReactNode[];
type Props = {
  heads: readonly string[];
  /** Rows to correct first; cells of long lists are created when they become visible. */
  rows: readonly { readonly key: string | number; readonly cells: Cells | (() => Cells) }[];
  /** It is the main content of the screen. */
  isTall?: true;
};
const usualHeight = 34;

/** The predicted result of each row of a file; only visible ones are rendered. */
export function VerdictRows({ heads, rows, isTall }: Props) {
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 8,
    scrollMargin: usualHeight,
    scrollPaddingStart: usualHeight,
  });
  const items = virtualizer.getVirtualItems();
  const { scrollMargin } = virtualizer.options;
  return (
    <section
      ref={scroller}
      className={styles.rows}
      data-tall={isTall}
      aria-label="줄마다 결과"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
    >
      <table aria-rowcount={rows.length + 1}>
        <TableHead heads={heads} />
        <tbody>
          <Gap height={(items[0]?.start ?? 0) - scrollMargin} />
          {items.map(({ index, key }) => {
            const { cells = [] } = rows[index] ?? {};
            return (
              <tr key={String(key)} ref={virtualizer.measureElement} data-index={index} aria-rowindex={index + 2}>
                {(typeof cells === 'function' ? cells() : cells).map((cell, at) => (
                  <td key={heads[at]}>{cell}</td>
                ))}
              </tr>
            );
          })}
          <Gap height={virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)} />
        </tbody>
      </table>
    </section>
  );
}
