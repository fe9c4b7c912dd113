import { maximumKeywords } from '@mall/contracts/numbers';

const largestTypedChipNo = 10_000;

/** R5.02: a typed chip's number, from 0 to 10000; `random` is from 0 up to, but not including, 1. */
export const typedChipNo = (random: number): number => Math.floor(random * (largestTypedChipNo + 1));

/** Alerts of the search box, word for word. */
export const chipAlerts = {
  tooMany: { title: '알림', message: '최대 3개까지 선택 가능합니다.' },
  nothingTyped: { title: '알림', message: '검색어를 입력해주세요.' },
} as const;
type ChipAlert = (typeof chipAlerts)[keyof typeof chipAlerts];

export type Chip = { readonly searchNo: number; readonly name: string };
/** The search box: its chips and the typed text. */
export type ChipBox = { readonly chips: readonly Chip[]; readonly typed: string };
/** The box after an action, with an alert to show or a search to start. */
export type ChipOutcome = { readonly box: ChipBox; readonly alert?: ChipAlert; readonly search?: readonly string[] };

/** R4.11: a popular term, a smart keyword or typed text becomes a chip; an existing name is ignored (R5.02). */
export function addChip(box: ChipBox, chip: Chip): ChipOutcome {
  const name = chip.name.trim();
  if (name === '' || box.chips.some((known) => known.name === name)) return { box };
  if (box.chips.length >= maximumKeywords) return { box, alert: chipAlerts.tooMany };
  return { box: { ...box, chips: [...box.chips, { searchNo: freeNo(box.chips, chip.searchNo), name }] } };
}

// A random number could repeat, but each chip must be removable on its own.
const freeNo = (chips: readonly Chip[], wanted: number): number =>
  chips.some(({ searchNo }) => searchNo === wanted) ? freeNo(chips, (wanted + 1) % (largestTypedChipNo + 1)) : wanted;

/** R5.02: Enter adds the typed word and empties the field, unless there are too many. */
export function addTyped(box: ChipBox, searchNo: number): ChipOutcome {
  const outcome = addChip(box, { searchNo, name: box.typed });
  return outcome.alert ? outcome : { box: { ...outcome.box, typed: '' } };
}

export const removeChip = (box: ChipBox, searchNo: number): ChipBox => ({
  ...box,
  chips: box.chips.filter((chip) => chip.searchNo !== searchNo),
});

/** R5.03: Backspace in an empty field removes the last chip. */
export const backspace = (box: ChipBox): ChipBox =>
  box.typed === '' ? { ...box, chips: box.chips.slice(0, -1) } : box;

const namesOf = ({ chips }: ChipBox): string[] => chips.map(({ name }) => name);

/**
 * The search button. R5.04: nothing → alert. R5.05: text and room → it becomes a chip, and all chips are searched for at once (decision
 * 49); without room the chips are searched for and the text stays.
 */
export function submitChips(box: ChipBox, searchNo: number): ChipOutcome {
  const added = box.chips.length < maximumKeywords ? addTyped(box, searchNo).box : box;
  return added.chips.length === 0 ? { box, alert: chipAlerts.nothingTyped } : { box: added, search: namesOf(added) };
}

/** Enter, or a chosen suggestion: as the button, but a fourth keyword is refused (R5.01). */
export function enterChips(box: ChipBox, searchNo: number): ChipOutcome {
  const added = addTyped(box, searchNo);
  return added.alert ? added : submitChips(added.box, searchNo);
}
