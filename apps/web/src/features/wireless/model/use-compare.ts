import type { WirelessCard } from '@mall/contracts/wireless';
import { useMemo, useState } from 'react';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { compareGroups } from './compare-rows.ts';
import { type Compared, shelfSize } from './compare-shelf.ts';
import { useCompareShelf } from './use-compare-shelf.ts';
import { useComparedPhones } from './use-compared-phones.ts';
import { addressOf } from './wireless-address.ts';

/** What the comparison shows and decides: its phones, its empty places, and which rows are worth showing. */
export function useCompare() {
  const { shelf, put, take } = useCompareShelf();
  const phones = useComparedPhones(shelf);
  const [showsDifferences, setShowsDifferences] = useState(false);
  const [isPicking, setPicking] = useState(false);
  usePageTitle('휴대폰 비교');
  const groups = useMemo(() => compareGroups(phones), [phones]);
  const shown = showsDifferences
    ? groups.map((group) => ({ ...group, rows: group.rows.filter(({ isSame }) => !isSame) }))
    : groups;
  return {
    phones,
    emptyCount: shelfSize - shelf.length,
    groups: phones.some(({ state }) => state === 'there') ? shown.filter(({ rows }) => rows.length > 0) : [],
    /** With one phone nothing differs. */
    canHideSame: phones.filter(({ state }) => state === 'there').length > 1,
    showsDifferences,
    toggleDifferences: () => setShowsDifferences((known) => !known),
    isPicking,
    openPicker: () => setPicking(true),
    closePicker: () => setPicking(false),
    /** With the choice of its card, so that the sum is the one that was picked. */
    pick: ({ goodsGroupNo, price }: WirelessCard) => {
      const { memory, joinType, discountType } = price;
      put({ gdsGrpNo: goodsGroupNo, ...addressOf({ memory, joinType, discountType }) });
      setPicking(false);
    },
    take: ({ gdsGrpNo }: Compared) => take(gdsGrpNo),
    comparedNos: shelf.map(({ gdsGrpNo }) => gdsGrpNo),
  };
}
export type Compare = ReturnType<typeof useCompare>;
