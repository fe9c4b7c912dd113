import type { SpecialSaleDetail } from '@mall/contracts/special-sale';
import { formatNumber } from '@mall/domain/money';
import type { SpecialSaleState } from '@mall/domain/special-sale';
import { saleMomentText } from '../../../entities/special-sale/sale-moment-text.ts';

const minuteMilliseconds = 60_000;

export const stateNames: Readonly<Record<SpecialSaleState, string>> = {
  upcoming: '시작 전',
  running: '진행 중',
  soldOut: '품절',
  ended: '종료',
};

type Standing = {
  readonly state: SpecialSaleState;
  readonly sale: SpecialSaleDetail['sale'];
  readonly heldPieces: number;
};

/** Why nothing can be bought at the sale now; undefined when this member can buy. */
export function refusalOf({ state, sale, heldPieces }: Standing): string | undefined {
  if (state === 'upcoming') return `${saleMomentText(sale.startsAt)}부터 살 수 있어요.`;
  if (state === 'ended') return '끝난 특가예요.';
  if (state === 'soldOut') return '준비한 수량이 모두 팔렸어요. 결제하지 않은 주문이 취소되면 다시 살 수 있어요.';
  if (heldPieces < sale.mostPerMember) return undefined;
  return `한 분이 ${formatNumber(sale.mostPerMember)}개까지 살 수 있어요. 이미 ${formatNumber(heldPieces)}개를 주문하셨어요.`;
}

/** The button's text when it is disabled. */
export function closedLabelOf({ state, sale }: Standing): string {
  if (state === 'upcoming') return `${saleMomentText(sale.startsAt)} 시작`;
  if (state === 'ended') return '종료된 특가';
  return state === 'soldOut' ? '품절' : '구매 한도를 다 썼어요';
}

/** The announcements for screen readers: a change of the sale's state, and its last minutes. */
export function announcementOf(state: SpecialSaleState, before: SpecialSaleState, millisecondsLeft: number): string {
  if (state !== before) return announcedChanges[state];
  if (state !== 'running' || millisecondsLeft > 10 * minuteMilliseconds) return '';
  return millisecondsLeft > minuteMilliseconds ? '특가가 10분 안에 끝나요.' : '특가가 1분 안에 끝나요.';
}

const announcedChanges: Readonly<Record<SpecialSaleState, string>> = {
  upcoming: '',
  running: '지금부터 특가로 살 수 있어요.',
  soldOut: '특가가 모두 팔렸어요.',
  ended: '특가가 끝났어요.',
};
