import type { Device, TermCode } from '@mall/contracts/codes';
import type { Popup, SearchKeyword, TermVersion } from '@mall/contracts/shell';
import type { Category } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import { type Selectable, sql } from 'kysely';

const categoryColumns = ['categoryNo', 'name', 'type', 'url', 'sortOrder', 'isOnMobile', 'mobileImage'] as const;

export type CategoryRow = Pick<Selectable<Category>, (typeof categoryColumns)[number]>;

/** Visible categories; hidden ones are left out, and so is everything below them (buildMenu). */
export function listCategories(transaction: MallTransaction): Promise<CategoryRow[]> {
  return (
    transaction
      .selectFrom('category')
      .select(categoryColumns)
      .where('mallId', '=', transaction.mallId)
      .where('isShown', '=', true)
      // Sorted by prir, missing = 999.
      .orderBy(sql`coalesce(sort_order, 999)`)
      .orderBy('categoryNo')
      .execute()
  );
}

export async function listSmartKeywords(transaction: MallTransaction): Promise<SearchKeyword[]> {
  const rows = await transaction
    .selectFrom('smartKeyword')
    .select(['searchNo', 'name', 'sortOrder'])
    .where('mallId', '=', transaction.mallId)
    .orderBy(sql`coalesce(sort_order, 999)`)
    .orderBy('searchNo')
    .execute();
  return rows.map(({ searchNo, name, sortOrder }) => ({ searchNo, name, ...(sortOrder !== null && { sortOrder }) }));
}

/** Popups open at that moment on that device. */
export function listOpenPopups(
  transaction: MallTransaction,
  { device, at }: { readonly device: Device; readonly at: Date },
): Promise<Popup[]> {
  return transaction
    .selectFrom('popup')
    .select(['popupNo', 'type', 'html', 'url'])
    .where('mallId', '=', transaction.mallId)
    .where((where) => where.or([where('device', 'is', null), where('device', '=', device)]))
    .where('opensAt', '<=', at)
    .where((where) => where.or([where('closesAt', 'is', null), where('closesAt', '>', at)]))
    .orderBy('sortOrder')
    .orderBy('popupNo')
    .execute();
}

/** The provider's terms are the same in every mall, so the scope only says whose transaction this is. */
export async function listTermVersions(transaction: MallTransaction, termCode: TermCode): Promise<TermVersion[]> {
  return transaction
    .selectFrom('termVersion')
    .select(['termNo', 'html', sql<string>`to_char(applied_on, 'YYYY-MM-DD')`.as('appliedOn')])
    .where('termCode', '=', termCode)
    .where('appliedOn', 'is not', null)
    .orderBy('appliedOn', 'desc')
    .execute();
}

/** What this mall adds to a term, in every version. */
export function listAnnexVersions(
  transaction: MallTransaction,
  termCode: TermCode,
): Promise<Pick<TermVersion, 'html' | 'appliedOn'>[]> {
  return transaction
    .selectFrom('termAnnex')
    .select(['html', sql<string>`to_char(applied_on, 'YYYY-MM-DD')`.as('appliedOn')])
    .where('mallId', '=', transaction.mallId)
    .where('termCode', '=', termCode)
    .where('appliedOn', 'is not', null)
    .execute();
}

/** Counts only categories that exist, so that invented numbers leave no rows. */
export async function countCategoryView(transaction: MallTransaction, categoryNo: string): Promise<void> {
  await transaction
    .insertInto('contentView')
    .columns(['mallId', 'contentType', 'contentId', 'viewCount'])
    .expression(
      transaction
        .selectFrom('category')
        .select(['mallId', sql.lit('CATEGORY').as('contentType'), 'categoryNo', sql.lit(1).as('viewCount')])
        .where('mallId', '=', transaction.mallId)
        .where('categoryNo', '=', categoryNo),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['mallId', 'contentType', 'contentId'])
        .doUpdateSet({ viewCount: sql`content_view.view_count + 1` }),
    )
    .execute();
}
