import type { WirelessCard } from '@mall/contracts/wireless';
import { useMemo, useState } from 'react';
import { type Compared, entryOf, shelfSize } from '../../../entities/wireless/compare-shelf.ts';
import { useCompareShelf } from '../../../entities/wireless/use-compare-shelf.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { type CompareRow, compareGroups } from './compare-rows.ts';
import { oddPhones, unequalTerms } from './equal-terms.ts';
import { isThere, type PhoneThere, useComparedPhones } from './use-compared-phones.ts';
import { useEqualTerms } from './use-equal-terms.ts';

/** The lowest monthly total; undefined when all are equal. */
function leastOf(phones: readonly PhoneThere[]): number | undefined {
  const sums = phones.map(({ priced }) => priced.quote.monthlyTotal);
  return new Set(sums).size > 1 ? Math.min(...sums) : undefined;
}

const unmarked = (row: CompareRow): CompareRow => ({
  ...row,
  cells: row.cells.map((cell) => cell && { ...cell, isOdd: false }),
});

/** Screen model of the comparison: its phones, its empty places, and which rows to show. */
export function useCompare() {
  const { shelf, put, take } = useCompareShelf();
  const phones = useComparedPhones(shelf);
  const [hidesSame, setHidesSame] = useState(false);
  const [marksDifferences, setMarksDifferences] = useState(true);
  const [isPicking, setPicking] = useState(false);
  usePageTitle('휴대폰 비교');
  const there = phones.filter(isThere);
  const unequal = unequalTerms(there);
  const groups = useMemo(() => compareGroups(phones), [phones]);
  const odd = useMemo(() => oddPhones(phones.filter(isThere)), [phones]);
  const least = unequal.length === 0 ? leastOf(there) : undefined;
  const terms = useEqualTerms(there, put);
  const shown = groups.map(({ title, rows }) => ({
    title,
    rows: rows.filter(({ isSame }) => !hidesSame || !isSame).map((row) => (marksDifferences ? row : unmarked(row))),
  }));
  return {
    phones,
    /** The phones that can be compared, and the terms in which they differ. */
    there,
    unequal,
    /** Whether a phone's total is the lowest on equal terms (`least`), or its terms differ from the others' (`odd`). */
    standingOf: (phone: PhoneThere) =>
      phone.priced.quote.monthlyTotal === least ? 'least' : marksDifferences && odd.has(phone) ? 'odd' : null,
    ...terms,
    emptyCount: shelfSize - shelf.length,
    groups: phones.some(({ state }) => state === 'there') ? shown.filter(({ rows }) => rows.length > 0) : [],
    /** A single phone has nothing to differ from. */
    canDiffer: there.length > 1,
    hidesSame,
    toggleSame: () => setHidesSame((known) => !known),
    /** Whether terms that most of the other phones do not have are marked. */
    marksDifferences,
    toggleMarks: () => setMarksDifferences((known) => !known),
    isPicking,
    openPicker: () => setPicking(true),
    closePicker: () => setPicking(false),
    /** Keeps the choice of the card, so that the total is the one that was picked. */
    pick: (card: WirelessCard) => {
      put(entryOf(card));
      setPicking(false);
    },
    take: ({ gdsGrpNo }: Compared) => take(gdsGrpNo),
    comparedNos: shelf.map(({ gdsGrpNo }) => gdsGrpNo),
  };
}
export type Compare = ReturnType<typeof useCompare>;
