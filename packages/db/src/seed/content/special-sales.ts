import { z } from 'zod';
import { productNamed } from './find-products.ts';
import { productWords } from './products.ts';
import type { Product } from './types.ts';

/** A sale for a limited time; hours are counted from the moment of seeding, so that the demo always has a running one. */
export type SpecialSale = {
  saleNo: number;
  productNo: string;
  optionNos: number[];
  headline: string;
  salePrice: number;
  startsInHours: number;
  endsInHours: number;
  totalPieces: number;
  mostPerMember: number;
  takenPieces: number;
};

export const salePlan = z.strictObject({
  product: productWords,
  headline: z.string(),
  salePrice: z.int(),
  hours: z.strictObject({ from: z.int(), to: z.int() }),
  pieces: z.strictObject({ total: z.int(), perMember: z.int(), taken: z.int().default(0) }),
});

const isOnSale = (useCode: string): boolean => useCode === 'GD00701';

/** A mall's sales of what it lists, by the hour of the day on which they are seeded. */
export const specialSalesOf = (
  plans: readonly z.output<typeof salePlan>[],
  listed: readonly Product[],
): SpecialSale[] =>
  plans.map(({ product: words, headline, salePrice, hours, pieces }, index) => {
    const { productNo, options } = productNamed(listed, words);
    const optionNos = options.filter(({ useCode }) => isOnSale(useCode)).map(({ optionNo }) => optionNo);
    return {
      ...{ saleNo: index + 1, productNo, optionNos, headline, salePrice },
      startsInHours: hours.from,
      endsInHours: hours.to,
      totalPieces: pieces.total,
      mostPerMember: pieces.perMember,
      takenPieces: pieces.taken,
    };
  });
