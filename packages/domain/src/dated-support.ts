type Dated = { readonly validFrom: Date; readonly validTo: Date | null };

/** The rows in force at an instant: from `validFrom` on, until just before `validTo`. */
export const inForce = <Row extends Dated>(rows: readonly Row[], at: Date): Row[] =>
  rows.filter((row) => row.validFrom <= at && (row.validTo === null || at < row.validTo));
