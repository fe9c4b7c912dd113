import type { AccountStanding } from '@mall/contracts/account';
import { formatWon } from '@mall/domain/money';

/** Why orders of this amount cannot be placed on account now, or null. */
export function accountIneligibilityOf({ ineligibility, room }: AccountStanding, total: number): string | null {
  if (ineligibility || total <= room) return ineligibility;
  return `주문할 수 있는 금액보다 ${formatWon(total - room)} 많아요. 파일에서 주문을 줄이거나, 이용 금액을 납부한 뒤 다시 주문해 주세요.`;
}
