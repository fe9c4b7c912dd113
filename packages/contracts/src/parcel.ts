import { entity, instant, integer, list, text, type ValueOf } from './wire.ts';

/** What travels under one invoice. */
export const parcel = entity({
  carrier: text,
  invoiceNo: text,
  /** Empty for a carrier whose parcels cannot be followed. */
  trackingUrl: text,
  shippedAt: instant,
  lines: list(entity({ lineNo: integer, pieces: integer })),
});
export type Parcel = ValueOf<typeof parcel>;
