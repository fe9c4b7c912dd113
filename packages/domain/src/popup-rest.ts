import type { PopupType } from '@mall/contracts/codes';

/**
 * For how many days a visitor may put a popup away. Asking somebody again who has refused is forbidden unless they may silence it for a week
 * (전자상거래법 제21조의2); a line above the page does not stand in the way, so a day is enough.
 */
export const hiddenDays: Readonly<Record<PopupType, number>> = { DP01801: 7, DP01802: 1 };
