import type { UploadState } from '@mall/contracts/upload-codes';

export const uploadStateNames: Readonly<Record<UploadState, string>> = {
  UNMAPPED: '열 확인 필요',
  CHECKING: '확인 중',
  CHECKED: '주문 전',
  ORDERING: '주문 중',
  ORDERED: '주문 완료',
  DISCARDED: '취소',
};
