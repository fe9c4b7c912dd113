import { instalmentRatePerMonth } from '@mall/domain/instalment';

/** 0.492, without the tail that binary fractions leave. */
export const instalmentRatePercent = Number((instalmentRatePerMonth * 100).toFixed(4));
