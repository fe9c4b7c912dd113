import { entity, instant, integer, list, text, type ValueOf } from './wire.ts';

/** The content of one parcel. */
export const parcel = entity({
  carrier: text,
  invoiceNo: text,
  /** Empty for a carrier whose parcels cannot be tracked. */
  trackingUrl: text,
  shippedAt: instant,
  lines: list(entity({ lineNo: integer, pieces: integer })),
});
export type Parcel = ValueOf<typeof parcel>;
