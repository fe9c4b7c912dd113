import type { Compare } from '../model/use-compare.ts';
import { ComparedPlace, EmptyPlace } from '../parts/compared-place.tsx';
import styles from './compare-table.module.css';

/** The phones as narrow columns; what is compared stands above its values. */
export function CompareTable({ compare: { phones, emptyCount, groups, take, openPicker } }: { compare: Compare }) {
  const places = Array.from({ length: emptyCount }, (_, index) => `empty ${index}`);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">휴대폰 비교</caption>
      <thead>
        <tr className={styles.heads}>
          {phones.map((phone) => (
            <th key={phone.entry.gdsGrpNo} scope="col">
              <ComparedPlace phone={phone} onTake={take} />
            </th>
          ))}
          {places.map((place) => (
            <td key={place}>
              <EmptyPlace onPick={openPicker} />
            </td>
          ))}
        </tr>
      </thead>
      {groups.flatMap(({ title, rows }) => [
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.title}>
              {title}
            </th>
          </tr>
        </tbody>,
        ...rows.map(({ label, cells }) => (
          <tbody key={`${title} ${label}`} className={styles.fact}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {label}
              </th>
            </tr>
            <tr>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
                <td key={index} data-best={cell?.isBest || undefined}>
                  {cell?.text ?? '–'}
                  {cell?.isBest && <small>가장 낮아요</small>}
                </td>
              ))}
              {places.map((place) => (
                <td key={place} />
              ))}
            </tr>
          </tbody>
        )),
      ])}
    </table>
  );
}
