import { Badge } from '@mall/ui/badge';
import type { CompareGroup } from '../model/compare-rows.ts';
import type { Compare } from '../model/use-compare.ts';
import { ComparedPlace, EmptyPlace } from '../parts/compared-place.tsx';
import styles from './compare-table.module.css';

/** The phones as columns, what is compared at the left. */
export function CompareTable({ compare }: { compare: Compare }) {
  const { phones, emptyCount, groups, take, openPicker } = compare;
  const places = Array.from({ length: emptyCount }, (_, index) => `empty ${index}`);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">휴대폰 비교</caption>
      <thead>
        <tr className={styles.heads}>
          <td />
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
      {groups.map((group) => (
        <Group key={group.title} group={group} places={places} />
      ))}
    </table>
  );
}

function Group({ group: { title, rows }, places }: { group: CompareGroup; places: readonly string[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className={styles.title}>
          {title}
        </th>
      </tr>
      {rows.map(({ label, cells }) => (
        <tr key={label} className={styles.row}>
          <th scope="row">{label}</th>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <td key={index} data-best={cell?.isBest || undefined}>
              {cell?.text ?? '–'}
              {cell?.isBest && <Badge tone="brand">가장 낮아요</Badge>}
            </td>
          ))}
          {places.map((place) => (
            <td key={place} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}
