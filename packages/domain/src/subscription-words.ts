import type { CareType } from '@mall/contracts/codes';

/** How the kinds of care are called on every screen. */
export const careTypeLabels: Record<CareType, string> = { VISIT: '방문관리', SELF: '셀프관리' };
