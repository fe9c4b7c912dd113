import type { ReactNode } from 'react';
import type { CompareRow } from '../model/compare-rows.ts';
import type { Compare } from '../model/use-compare.ts';
import { isThere } from '../model/use-compared-phones.ts';
import { ComparedPlace, EmptyPlace } from './compared-place.tsx';

const emptyPlaces = (count: number) => Array.from({ length: count }, (_, index) => `empty ${index}`);

/** The head of each column: a phone, or a place for one. */
export function CompareHeads({ compare }: { compare: Compare }) {
  const { phones, unequal, standingOf, emptyCount, take, openPicker } = compare;
  return (
    <>
      {phones.map((phone) => (
        <th key={phone.entry.gdsGrpNo} scope="col">
          <ComparedPlace
            phone={phone}
            standing={isThere(phone) ? standingOf(phone) : null}
            isFair={unequal.length === 0}
            onTake={take}
          />
        </th>
      ))}
      {emptyPlaces(emptyCount).map((place) => (
        <td key={place}>
          <EmptyPlace onPick={openPicker} />
        </td>
      ))}
    </>
  );
}

type CellsProps = Pick<CompareRow, 'cells'> & Pick<Compare, 'emptyCount'> & { best: ReactNode };

/** One fact of every phone; the best of them is marked. */
export function CompareCells({ cells, emptyCount, best }: CellsProps) {
  return (
    <>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <td key={index} data-best={cell?.isBest || undefined} data-odd={cell?.isOdd || undefined}>
          {cell?.text ?? '–'}
          {cell?.isBest && best}
        </td>
      ))}
      {emptyPlaces(emptyCount).map((place) => (
        <td key={place} />
      ))}
    </>
  );
}
