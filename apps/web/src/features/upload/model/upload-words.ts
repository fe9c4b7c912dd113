import type { UploadCard } from '@mall/contracts/upload';
import type { UploadState } from '@mall/contracts/upload-codes';

const stateNames: Readonly<Record<UploadState, string>> = {
  UNMAPPED: '열 확인 필요',
  CHECKING: '확인 중',
  CHECKED: '주문 전',
  ORDERING: '주문 중',
  ORDERED: '주문 완료',
  EXPIRED: '보관 만료',
  DISCARDED: '취소',
};
const tones = {
  UNMAPPED: 'warn',
  CHECKING: 'info',
  CHECKED: 'brand',
  ORDERING: 'info',
  ORDERED: 'ok',
  EXPIRED: 'plain',
  DISCARDED: 'plain',
} as const;

type Standing = Pick<UploadCard, 'state' | 'errorCount' | 'orderCount'>;

/** The state of an upload: whether it was ordered completely, and whether it can be ordered at all. */
export function uploadStanding({ state, errorCount, orderCount }: Standing) {
  if (state === 'ORDERED' && errorCount > 0) return { name: '일부 주문', tone: 'ok' } as const;
  if (state === 'CHECKED' && orderCount === 0) return { name: '주문 불가', tone: 'err' } as const;
  return { name: stateNames[state], tone: tones[state] };
}
