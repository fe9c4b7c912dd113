import type { DataOf } from '@mall/contracts/endpoint';
import type { listExhibitions as contract } from '@mall/contracts/exhibition';
import type { MallTransaction } from '@mall/db/in-mall';
import { exhibitionStateOn } from '@mall/domain/exhibition-period';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { listExhibitionsFrom } from './exhibition.repository.ts';
import { toExhibitionCard } from './to-exhibition-card.ts';

type Input = { readonly categoryNo?: string | undefined; readonly at: Date };

/** The exhibitions open today in Seoul and those to come, in the mall's order. */
export async function listExhibitions(
  transaction: MallTransaction,
  { categoryNo = '', at }: Input,
): Promise<DataOf<typeof contract>> {
  const day = seoulDayOf(at);
  const rows = await listExhibitionsFrom(transaction, { day, categoryNo });
  const cardsIn = (state: 'open' | 'upcoming') =>
    rows.filter((row) => exhibitionStateOn(day, row) === state).map(toExhibitionCard);
  return { open: cardsIn('open'), upcoming: cardsIn('upcoming') };
}
