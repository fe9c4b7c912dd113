import {
  addChip,
  backspace,
  type Chip,
  type ChipBox,
  type ChipOutcome,
  enterChips,
  removeChip,
  submitChips,
  typedChipNo,
} from '@mall/domain/chips';
import { useState } from 'react';
import { useRecentWords } from '../../../entities/recent-word/recent-words.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { longestKeyword, searchTargetFor } from './search-address.ts';

type Alert = NonNullable<ChipOutcome['alert']>;

/** R4.11, R5.01–R5.05: the search box of both sites; `show` shows an alert. */
export function useSearchBox(show: (alert: Alert) => void, keywords: readonly string[] = []) {
  const [box, setBox] = useState<ChipBox>(() => ({
    chips: keywords.map((name, searchNo) => ({ searchNo, name })),
    typed: '',
  }));
  const navigate = useMallNavigate();
  const recent = useRecentWords();

  const settle = ({ box: next, alert, search }: ChipOutcome) => {
    setBox(next);
    if (alert) show(alert);
    if (!search) return;
    recent.add(search.join(' ').slice(0, longestKeyword).trim());
    void navigate(searchTargetFor(search));
  };
  const enter = (typed: string) => settle(enterChips({ ...box, typed }, typedChipNo(Math.random())));

  return {
    ...box,
    recent,
    type: (typed: string) => setBox({ ...box, typed }),
    add: (chip: Chip) => settle(addChip(box, chip)),
    /** A suggestion replaces the typed text. */
    take: enter,
    enter: () => enter(box.typed),
    remove: (searchNo: number) => setBox(removeChip(box, searchNo)),
    backspace: () => setBox(backspace(box)),
    submit: () => settle(submitChips(box, typedChipNo(Math.random()))),
  };
}

export type SearchBoxModel = ReturnType<typeof useSearchBox>;
