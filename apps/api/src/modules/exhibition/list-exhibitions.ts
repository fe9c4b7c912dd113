import type { ExhibitionCard } from '@mall/contracts/search';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { listOpenExhibitions } from './exhibition.repository.ts';
import { toExhibitionCard } from './to-exhibition-card.ts';

/** The exhibitions open today in Seoul, in the mall's order. */
export async function listExhibitions(
  transaction: MallTransaction,
  mall: MallScope,
  at: Date,
): Promise<ExhibitionCard[]> {
  const rows = await listOpenExhibitions(transaction, mall, seoulDayOf(at));
  return rows.map(toExhibitionCard);
}
