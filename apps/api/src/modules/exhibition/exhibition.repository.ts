import type { ExhibitionCard } from '@mall/contracts/search';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

export type ExhibitionRow = ExhibitionCard & { description: string; noticeLines: string[] };

const columns = ['exhibitionNo', 'kicker', 'title', 'subtitle', 'image', 'colourFrom', 'colourTo', 'isOnDark'] as const;

/** Exhibitions of which that day is one, in the mall's order. */
function openExhibitions(transaction: MallTransaction, mall: MallScope, day: string) {
  return transaction
    .selectFrom('exhibition')
    .select([...columns, 'description', 'noticeLines'])
    .select(sql<string>`to_char(starts_on, 'YYYY-MM-DD')`.as('startsOn'))
    .select(sql<string>`to_char(ends_on, 'YYYY-MM-DD')`.as('endsOn'))
    .where('mallId', '=', mall.mallId)
    .where(sql<boolean>`${day}::date between starts_on and ends_on`);
}

export function listOpenExhibitions(transaction: MallTransaction, mall: MallScope, day: string): Promise<ExhibitionRow[]> {
  return openExhibitions(transaction, mall, day).orderBy('sortOrder').orderBy('exhibitionNo').execute();
}

export function findOpenExhibition(
  transaction: MallTransaction,
  mall: MallScope,
  { exhibitionNo, day }: { readonly exhibitionNo: number; readonly day: string },
): Promise<ExhibitionRow | undefined> {
  return openExhibitions(transaction, mall, day).where('exhibitionNo', '=', exhibitionNo).executeTakeFirst();
}

type Benefit = { kicker: string; title: string; image: string };

export function listSections(transaction: MallTransaction, mall: MallScope, exhibitionNo: number) {
  return transaction
    .selectFrom('exhibitionSection')
    .select(['sectionNo', 'anchor', 'title', 'description', 'productNos'])
    .select(sql<Benefit[]>`benefits`.as('benefits'))
    .where('mallId', '=', mall.mallId)
    .where('exhibitionNo', '=', exhibitionNo)
    .orderBy('sectionNo')
    .execute();
}
