import type { ExhibitionCard } from '@mall/contracts/search';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

export type ExhibitionRow = ExhibitionCard & { description: string; noticeLines: string[] };

const columns = [
  ...(['exhibitionNo', 'kicker', 'title', 'subtitle', 'image', 'focalX', 'focalY'] as const),
  ...(['colourFrom', 'colourTo', 'isOnDark'] as const),
] as const;

const exhibitionsOf = (transaction: MallTransaction) =>
  transaction
    .selectFrom('exhibition')
    .select([...columns, 'description', 'noticeLines'])
    .select(sql<string>`to_char(starts_on, 'YYYY-MM-DD')`.as('startsOn'))
    .select(sql<string>`to_char(ends_on, 'YYYY-MM-DD')`.as('endsOn'))
    .where('mallId', '=', transaction.mallId);

type Wanted = {
  /** Exhibitions that end before this day are left out. */
  readonly day: string;
  /** Including the categories below it; empty for all. */
  readonly categoryNo: string;
};

/** Exhibitions that have not ended, in the mall's order. */
export function listExhibitionsFrom(
  transaction: MallTransaction,
  { day, categoryNo }: Wanted,
): Promise<ExhibitionRow[]> {
  return exhibitionsOf(transaction)
    .where(sql<boolean>`ends_on >= ${day}::date`)
    .where(sql<boolean>`starts_with(coalesce(category_no, ''), ${categoryNo})`)
    .orderBy('sortOrder')
    .orderBy('exhibitionNo')
    .execute();
}

export function findExhibition(transaction: MallTransaction, exhibitionNo: number): Promise<ExhibitionRow | undefined> {
  return exhibitionsOf(transaction).where('exhibitionNo', '=', exhibitionNo).executeTakeFirst();
}

export function listSections(transaction: MallTransaction, exhibitionNo: number) {
  return transaction
    .selectFrom('exhibitionSection')
    .select(['sectionNo', 'anchor', 'title', 'description', 'productNos', 'benefits'])
    .where('mallId', '=', transaction.mallId)
    .where('exhibitionNo', '=', exhibitionNo)
    .orderBy('sectionNo')
    .execute();
}
