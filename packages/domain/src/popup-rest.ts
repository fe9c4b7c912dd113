import type { PopupType } from '@mall/contracts/codes';

/**
 * For how many days a visitor may hide a popup. Asking again after a refusal is forbidden unless it can be silenced for a week (전자상거래법
 * 제21조의2); a banner above the page does not interrupt, so a day is enough.
 */
export const hiddenDays: Readonly<Record<PopupType, number>> = { DP01801: 7, DP01802: 1 };
