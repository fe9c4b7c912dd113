import { type BoardType, boardType, boardTypeCodes } from '@mall/contracts/codes';
import { readOneOf, readText, readWhole, withoutNothing } from '../../../lib/search-params.ts';

/** A board's list as its address says: which board, which page, narrowed by label and word. */
export type BoardAddress = { tp: BoardType; page?: number; label?: string; q?: string };

/** What the address bar holds, with whatever makes no sense left out; without a board, the notices. */
export function readBoardAddress(raw: Record<string, unknown>): BoardAddress {
  return withoutNothing({
    tp: readOneOf(boardTypeCodes, raw['tp']) ?? boardType.notice,
    page: readWhole(raw['page'], 1000) || undefined,
    label: readText(raw['label'], /^.{1,20}$/u),
    q: readText(raw['q'], /^.{1,40}$/u),
  }) as BoardAddress;
}

/** One post: which board and which number, 0 for none. */
export type PostAddress = { tp: BoardType; no: number };

export const readPostAddress = (raw: Record<string, unknown>): PostAddress => ({
  tp: readOneOf(boardTypeCodes, raw['tp']) ?? boardType.notice,
  no: readWhole(raw['no'], 999_999_999) ?? 0,
});

/** The same list, changed; any change but turning the page leads to its first page. */
export function boardListPath({ tp, page = 1, label, q }: BoardAddress): string {
  const narrowed = new URLSearchParams({ ...(label && { label }), ...(q && { q }) }).toString();
  return `/board/boardList?tp=${tp}&page=${page}${narrowed && `&${narrowed}`}`;
}
