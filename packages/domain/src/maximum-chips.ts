import { searchProductsLimits } from '@mall/contracts/limits/search';

/** R5.01, R9.01: keywords that can be searched at once. */
export const maximumChips = searchProductsLimits.keywords.maxItems;
