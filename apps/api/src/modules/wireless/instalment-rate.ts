import { instalmentRatePerMonth } from '@mall/domain/instalment';

/** 0.492, without the rounding error of binary fractions. */
export const instalmentRatePercent = Number((instalmentRatePerMonth * 100).toFixed(4));
