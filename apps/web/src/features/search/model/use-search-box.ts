import {
  addChip,
  addTyped,
  backspace,
  type Chip,
  type ChipBox,
  type ChipOutcome,
  emptyChipBox,
  removeChip,
  submitChips,
  typedChipNo,
} from '@mall/domain/chips';
import { useState } from 'react';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { searchTargetFor } from './search-address.ts';

type Alert = NonNullable<ChipOutcome['alert']>;

/** R4.11, R5.01–R5.05: the search box of both sites; `show` puts an alert on the screen. */
export function useSearchBox(show: (alert: Alert) => void, keywords: readonly string[] = []) {
  const [box, setBox] = useState<ChipBox>(() => ({
    chips: keywords.map((name, searchNo) => ({ searchNo, name })),
    typed: '',
  }));
  const navigate = useMallNavigate();

  const settle = ({ box: next, alert, search }: ChipOutcome) => {
    setBox(next);
    if (alert) show(alert);
    if (search) void navigate(searchTargetFor(search));
  };

  return {
    ...box,
    type: (typed: string) => setBox({ ...box, typed }),
    add: (chip: Chip) => settle(addChip(box, chip)),
    /** A suggestion takes the place of what was typed. */
    take: (name: string) => settle(addTyped({ ...box, typed: name }, typedChipNo(Math.random()))),
    enter: () => settle(addTyped(box, typedChipNo(Math.random()))),
    remove: (searchNo: number) => setBox(removeChip(box, searchNo)),
    backspace: () => setBox(backspace(box)),
    submit: () => settle(submitChips(box, typedChipNo(Math.random()))),
    searchNow: (name: string) => settle({ box: emptyChipBox, search: [name] }),
    reset: () => setBox(emptyChipBox),
  };
}

export type SearchBoxModel = ReturnType<typeof useSearchBox>;
