import { insertRows, type SeedTransaction } from './bulk-insert.ts';
import type { MallContent } from './seed-content.ts';

const hourMilliseconds = 3_600_000;

/** A mall's sales; they begin and end on the hour, counted from the running one. */
export async function insertSpecialSales(
  transaction: SeedTransaction,
  { mall, specialSales }: MallContent,
  now: Date,
): Promise<void> {
  const hour = Math.floor(now.getTime() / hourMilliseconds);
  const inHours = (hours: number) => new Date((hour + hours) * hourMilliseconds);
  const rows = specialSales.map(({ startsInHours, endsInHours, ...sale }) => ({
    ...{ mallId: mall.mallId, ...sale },
    ...{ startsAt: inHours(startsInHours), endsAt: inHours(endsInHours) },
  }));
  await insertRows(transaction, 'specialSale', rows);
}
