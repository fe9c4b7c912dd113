import type { ContentState } from '@mall/contracts/content-codes';
import { momentText } from '../../lib/moments.ts';
import type { Tone } from '../badge.tsx';

export const stateWords: Readonly<Record<ContentState, string>> = {
  DRAFT: '초안',
  SCHEDULED: '예약',
  LIVE: '노출 중',
  ENDED: '종료',
};

export const stateTones: Readonly<Record<ContentState, Tone>> = {
  DRAFT: 'plain',
  SCHEDULED: 'info',
  LIVE: 'ok',
  ENDED: 'plain',
};

type Span = { readonly startsAt: string | null; readonly endsAt: string | null };

/** 11/25 00:00 – 11/29 23:59; empty while it is not planned. */
export function spanWords({ startsAt, endsAt }: Span): string {
  if (startsAt === null) return '';
  return endsAt === null ? `${momentText(startsAt)}부터` : `${momentText(startsAt)} – ${momentText(endsAt)}`;
}

/** The meaning of each state. */
export const consequences: Readonly<Record<ContentState, string>> = {
  DRAFT: '아직 몰에 보이지 않아요.',
  SCHEDULED: '시작 시각이 되면 저절로 공개해요.',
  LIVE: '몰에 보이고 있어요.',
  ENDED: '다시 보이려면 초안으로 돌려 주세요.',
};
