type Counted<Id> = { id: Id; count: number };

export type FacetCounts = {
  brands: (Counted<number> & { name: string })[];
  colourFamilies: Counted<string>[];
  minimumPrice: number;
  maximumPrice: number;
  /** By index of the bar, from 0. */
  bars: Counted<number>[];
  /** By lowest rate in percent. */
  discountRates: Counted<number>[];
  freeDeliveryCount: number;
  shipsTodayCount: number;
  soldOutCount: number;
};
