import type { ExhibitionCard } from '@mall/contracts/search';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

export type ExhibitionRow = ExhibitionCard & { description: string; noticeLines: string[] };

const columns = ['exhibitionNo', 'kicker', 'title', 'subtitle', 'image', 'colourFrom', 'colourTo', 'isOnDark'] as const;

const exhibitionsOf = (transaction: MallTransaction, mall: MallScope) =>
  transaction
    .selectFrom('exhibition')
    .select([...columns, 'description', 'noticeLines'])
    .select(sql<string>`to_char(starts_on, 'YYYY-MM-DD')`.as('startsOn'))
    .select(sql<string>`to_char(ends_on, 'YYYY-MM-DD')`.as('endsOn'))
    .where('mallId', '=', mall.mallId);

type Wanted = {
  /** Those that end before it are left out. */
  readonly day: string;
  /** With what lies below it; empty for all. */
  readonly categoryNo: string;
};

/** Exhibitions that are not over, in the mall's order. */
export function listExhibitionsFrom(
  transaction: MallTransaction,
  mall: MallScope,
  { day, categoryNo }: Wanted,
): Promise<ExhibitionRow[]> {
  return exhibitionsOf(transaction, mall)
    .where(sql<boolean>`ends_on >= ${day}::date`)
    .where(sql<boolean>`starts_with(coalesce(category_no, ''), ${categoryNo})`)
    .orderBy('sortOrder')
    .orderBy('exhibitionNo')
    .execute();
}

export function findExhibition(
  transaction: MallTransaction,
  mall: MallScope,
  exhibitionNo: number,
): Promise<ExhibitionRow | undefined> {
  return exhibitionsOf(transaction, mall).where('exhibitionNo', '=', exhibitionNo).executeTakeFirst();
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
