import type { DeliveryMethodCode } from '../types.ts';

type Delivery = { method: DeliveryMethodCode; isFree: boolean; shipsToday: boolean; note: string };

/** How goods reach the shopper; the codes are the specification's (R9.08). */
export const deliveries = {
  today: { method: '1', isFree: true, shipsToday: true, note: '무료배송 · 오늘 출발' },
  free: { method: '1', isFree: true, shipsToday: false, note: '무료배송' },
  gift: { method: '1', isFree: true, shipsToday: false, note: '무료배송 · 선물포장' },
  paid: { method: '1', isFree: false, shipsToday: false, note: '5만원 이상 무료배송' },
  paidToday: { method: '1', isFree: false, shipsToday: true, note: '5만원 이상 무료배송 · 오늘 출발' },
  freight: { method: '2', isFree: true, shipsToday: false, note: '화물 배송 · 설치' },
  freightOnly: { method: '2', isFree: true, shipsToday: false, note: '무료 화물 배송' },
  install: { method: '5', isFree: true, shipsToday: false, note: '무료배송 · 설치 포함' },
  expert: { method: '5', isFree: true, shipsToday: false, note: '전문 기사 설치' },
  farm: { method: '3', isFree: true, shipsToday: false, note: '산지 직송 · 무료배송' },
  cold: { method: '3', isFree: true, shipsToday: true, note: '냉장 · 무료배송' },
  shuttle: { method: '4', isFree: true, shipsToday: false, note: '셔틀 배송 · 지정일 도착' },
  sameDay: { method: '8', isFree: false, shipsToday: true, note: '수도권 당일 배송' },
  pickUp: { method: '9', isFree: true, shipsToday: false, note: '매장 방문 수령' },
} as const satisfies Record<string, Delivery>;

export type DeliveryKey = keyof typeof deliveries;
