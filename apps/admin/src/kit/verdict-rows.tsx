import type { ReactNode } from 'react';
import { grouped } from '../lib/numbers.ts';
import styles from './verdict-rows.module.css';

type Props = {
  heads: readonly string[];
  /** What is to be mended first; of many only the first are shown. */
  rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[];
};
const shown = 200;

/** What would become of each row of a file. */
export function VerdictRows({ heads, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.rows} aria-label="줄마다 결과" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown && <p>나머지 {grouped(rows.length - shown)}줄은 줄였어요.</p>}
    </section>
  );
}
