import type { OrderGift } from '@mall/contracts/gift';
import { momentText } from '../../lib/moment-text.ts';

/** The state of a gift, in a sentence for its giver. */
export function giftWords({ state, receiverName, expiresAt }: OrderGift): string {
  const until = expiresAt ? `${momentText(expiresAt)}까지 받지 않으면 취소하고 전액 돌려 드려요.` : '';
  switch (state) {
    case 'UNPAID':
      return '결제하면 선물 링크를 보낼 수 있어요.';
    case 'SENT':
      return `${receiverName}님에게 선물 링크를 보내 주세요. ${until}`;
    case 'OPENED':
      return `${receiverName}님이 선물을 열어 봤어요. ${until}`;
    case 'ACCEPTED':
      return `${receiverName}님이 선물을 받았어요. 주소는 보낸 분에게 보이지 않아요.`;
    case 'DECLINED':
      return `${receiverName}님이 선물을 사양했어요. 결제하신 금액을 돌려 드려요.`;
    case 'EXPIRED':
      return '받을 수 있는 기간이 지났어요. 결제하신 금액을 돌려 드려요.';
    case 'CANCELLED':
      return '취소한 선물이에요.';
  }
}
