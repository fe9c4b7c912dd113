import type { WirelessCard } from '@mall/contracts/wireless';
import { addressOf } from './choice-address.ts';
import { type WirelessAddress, wirelessParams } from './wireless-params.ts';

/** How many phones can be compared side by side. */
export const shelfSize = 3;

/** A phone to be compared, with the choice as written in its page's address; one entry per phone. */
export type Compared = WirelessAddress & { readonly gdsGrpNo: string };

/** A phone with the choice of its card, so that the sum stays the one that was seen. */
export const entryOf = ({ goodsGroupNo, price: { memory, joinType, discountType } }: WirelessCard): Compared => ({
  gdsGrpNo: goodsGroupNo,
  ...addressOf({ memory, joinType, discountType }),
});

/** The stored entries of the browser, without invalid parts. */
export function readShelf(stored: string | null): Compared[] {
  const parsed = parse(stored);
  const entries = Array.isArray(parsed) ? parsed.flatMap(readEntry) : [];
  return entries
    .filter((entry, index) => entries.findIndex(({ gdsGrpNo }) => gdsGrpNo === entry.gdsGrpNo) === index)
    .slice(0, shelfSize);
}

export const writeShelf = (shelf: readonly Compared[]): string | null =>
  shelf.length === 0 ? null : JSON.stringify(shelf);

/** Appends a phone, or replaces its choice in place; undefined when the shelf is full. */
export function putOnShelf(shelf: readonly Compared[], entry: Compared): Compared[] | undefined {
  if (shelf.some(({ gdsGrpNo }) => gdsGrpNo === entry.gdsGrpNo)) {
    return shelf.map((known) => (known.gdsGrpNo === entry.gdsGrpNo ? entry : known));
  }
  return shelf.length < shelfSize ? [...shelf, entry] : undefined;
}

export const takeOffShelf = (shelf: readonly Compared[], gdsGrpNo: string): Compared[] =>
  shelf.filter((entry) => entry.gdsGrpNo !== gdsGrpNo);

/** Whether both mean the same, whatever the order of their parts. */
export const isSameChoice = (one: Compared, other: Compared): boolean =>
  wirelessParams.every((name) => name === 'ctgNo' || one[name] === other[name]);

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
}

function readEntry(value: unknown): Compared[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = value as Record<string, unknown>;
  const parts = wirelessParams.flatMap((name) => (typeof known[name] === 'string' ? [[name, known[name]]] : []));
  const entry = Object.fromEntries(parts) as WirelessAddress;
  return entry.gdsGrpNo && /^HP\d{4,12}$/.test(entry.gdsGrpNo) ? [{ ...entry, gdsGrpNo: entry.gdsGrpNo }] : [];
}
