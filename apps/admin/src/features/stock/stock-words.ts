import type { ClosedDayRow } from '@mall/contracts/office/closed-days';
import type { StockEntryKind, StockLevel, StockReason, StockVerdict } from '@mall/contracts/office/stock';
import type { Tone } from '../../kit/badge.tsx';

export const levelWords: Readonly<Record<StockLevel, string>> = { OUT: '없음', LOW: '부족', ENOUGH: '충분' };
export const levelTones: Readonly<Record<StockLevel, Tone>> = { OUT: 'err', LOW: 'warn', ENOUGH: 'ok' };

/** What is closed on a day. */
export const closedDayWords: Readonly<Record<ClosedDayRow['stops'], string>> = {
  ALL: '출고와 배송',
  SHIPPING: '출고만',
  DELIVERY: '배송만',
};

export const useCodeWords: Readonly<Record<string, string>> = { GD00702: '판매 중지', GD00703: '품절 처리' };

export const reasonWords: Readonly<Record<StockReason, string>> = {
  RECEIVED: '새로 들어옴',
  RETURNED: '반품을 다시 진열',
  FOUND: '찾음',
  DAMAGED: '파손',
  LOST: '분실',
  SAMPLE: '촬영·견본',
  TO_SUPPLIER: '공급사로 반품',
};
/** The reason of an entry, including those by sheet. */
export const reasonName = (reason: string): string =>
  reason === 'SHEET' ? '파일로 올림' : ((reasonWords as Readonly<Record<string, string>>)[reason] ?? reason);

export const entryWords: Readonly<Record<StockEntryKind, string>> = {
  OPENING: '옵션 등록',
  CLOSING: '옵션 삭제',
  IN: '입고',
  OUT: '출고',
  COUNT: '실사',
  RESERVE: '주문',
  SELL: '결제 확인',
  RELEASE: '주문 취소',
  RETURN: '반품',
};

export const verdictWords: Readonly<Record<StockVerdict, { readonly name: string; readonly tone: Tone }>> = {
  CHANGED: { name: '바뀌어요', tone: 'info' },
  SAME: { name: '장부와 같아요', tone: 'plain' },
  DONE: { name: '이미 올렸어요', tone: 'plain' },
  UNKNOWN: { name: '없는 상품이나 옵션이에요', tone: 'err' },
  TWICE: { name: '같은 옵션이 위에 있어요', tone: 'err' },
  NO_QUANTITY: { name: '수량을 적어 주세요', tone: 'err' },
  BOTH: { name: '실사와 증감 가운데 하나만 적어 주세요', tone: 'err' },
  BAD_QUANTITY: { name: '수량을 숫자로 적어 주세요', tone: 'err' },
  BELOW_HELD: { name: '주문이 잡아 둔 수량보다 적어요', tone: 'err' },
  TOO_FEW: { name: '남은 수량보다 많이 뺄 수 없어요', tone: 'err' },
};
