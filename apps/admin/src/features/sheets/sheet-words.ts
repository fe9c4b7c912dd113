import type { UploadState } from '@mall/contracts/upload-codes';
import type { Tone } from '../../kit/badge.tsx';

export const sheetStateWords: Readonly<Record<UploadState, string>> = {
  UNMAPPED: '열 확인 필요',
  CHECKING: '확인 중',
  CHECKED: '주문 전',
  ORDERING: '주문 중',
  ORDERED: '주문 완료',
  EXPIRED: '보관 만료',
  DISCARDED: '취소',
};

export const sheetStateTones: Readonly<Record<UploadState, Tone>> = {
  UNMAPPED: 'warn',
  CHECKING: 'info',
  CHECKED: 'vio',
  ORDERING: 'info',
  ORDERED: 'ok',
  EXPIRED: 'plain',
  DISCARDED: 'plain',
};
