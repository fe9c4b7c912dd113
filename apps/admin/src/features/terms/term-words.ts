import type { TermState } from '@mall/contracts/codes';
import { mallAnnexes, providerTerms, type TermWords } from '@mall/contracts/office/terms';
import type { Tone } from '../../kit/badge.tsx';

export const stateWords: Readonly<Record<TermState, string>> = {
  ANNOUNCED: '시행 예정',
  IN_FORCE: '시행 중',
  REPLACED: '지난 버전',
};
export const stateTones: Readonly<Record<TermState, Tone>> = { ANNOUNCED: 'info', IN_FORCE: 'ok', REPLACED: 'plain' };

export const fieldWords: Readonly<Record<keyof TermWords, string>> = {
  html: '약관',
  appliedOn: '시행일',
  isAdverse: '불리한 변경',
  needsConsent: '재동의',
  noticeTitle: '알림 제목',
  noticeHtml: '알림 글',
  sendsMail: '메일',
};

/** The owner of terms: null for the provider, or a mall with annexes. */
export type Owner = { readonly mallId: number | null };

/** The same calls for either owner. */
export const callsOf = ({ mallId }: Owner) =>
  (mallId === null ? providerTerms : mallAnnexes) as unknown as typeof providerTerms;
export const paramsOf = <Params extends object>({ mallId }: Owner, params: Params): Params =>
  mallId === null ? params : { ...params, mallId };

/** The calls that show a draft, refetched when it has changed. */
export const changesOf = (owner: Owner) => [callsOf(owner).get, callsOf(owner).list];

/** `D-7`, for a future day. */
export const daysUntil = (day: string, today: string): string =>
  `D-${Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)}`;
