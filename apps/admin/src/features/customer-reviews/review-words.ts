import type { Tone } from '../../kit/badge.tsx';

export type ReviewPlace = { readonly mallId: number; readonly reviewNo: number };

/** A review's place in an address: `3-41`. */
export const placeKey = ({ mallId, reviewNo }: ReviewPlace): string => `${mallId}-${reviewNo}`;

export function placeOf(key: string): ReviewPlace {
  const [mallId = 0, reviewNo = 0] = key.split('-').map(Number);
  return { mallId, reviewNo };
}

export const starsText = (stars: number): string => `${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} ${stars}점`;

type Standing = { readonly isHidden: boolean; readonly reportCount: number };
type Words = { readonly tone: Tone; readonly text: string };

/** The state of a review, in words. */
export function stateOf({ isHidden, reportCount }: Standing): Words {
  if (isHidden) return { tone: 'err', text: '가림' };
  return reportCount > 0 ? { tone: 'warn', text: '신고됨' } : { tone: 'ok', text: '보임' };
}
