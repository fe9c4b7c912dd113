import type { PrivacyRow } from '@mall/contracts/office/privacy';
import type { Tone } from '../../kit/badge.tsx';

export const kindWords: Readonly<Record<PrivacyRow['kind'], string>> = {
  COPY: '열람',
  CORRECT: '정정',
  ERASE: '삭제',
};
export const stateWords: Readonly<Record<PrivacyRow['state'], string>> = {
  OPEN: '답할 것',
  DONE: '처리함',
  REFUSED: '거절함',
};
export const stateTones: Readonly<Record<PrivacyRow['state'], Tone>> = { OPEN: 'warn', DONE: 'ok', REFUSED: 'plain' };
