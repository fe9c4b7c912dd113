import type { ListArrangement, SavedView } from '@mall/contracts/office/views';
import type { Database } from '@mall/db/connection';
import { type RawBuilder, sql } from 'kysely';
import type { OfficeReader } from '../../office/office-rows.ts';

/** A staff member, and the malls they see: null for all. Those who see the same malls are a team. */
export type Viewer = { readonly staffNo: number; readonly mallIds: readonly number[] | null };
type Writer = Pick<Database, 'transaction'>;
type Content = Pick<SavedView, 'label' | 'isTeam' | 'filters' | 'sort' | 'columns'>;

const mallIdsOf = ({ mallIds }: Viewer): RawBuilder<number[] | null> =>
  sql`${mallIds === null ? null : [...mallIds]}::int[]`;
const isSeenBy = (viewer: Viewer): RawBuilder<boolean> =>
  sql`(v.staff_no = ${viewer.staffNo} or (v.is_team and v.mall_ids is not distinct from ${mallIdsOf(viewer)}))`;

const mostViews = 1000;
export function listViews(transaction: OfficeReader, viewer: Viewer) {
  return transaction
    .selectFrom('savedView as v')
    .innerJoin('staff', 'staff.staffNo', 'v.staffNo')
    .select([
      'v.viewNo',
      'v.list',
      'v.label',
      'v.isTeam',
      'v.sort',
      'v.columns',
      'v.filters',
      'v.staffNo',
      'staff.name as staffName',
    ])
    .where(isSeenBy(viewer))
    .orderBy('v.viewNo')
    .limit(mostViews)
    .execute();
}

export const listSettings = (transaction: OfficeReader, { staffNo }: Viewer) =>
  transaction.selectFrom('listSetting').select(['list', 'setting']).where('staffNo', '=', staffNo).execute();

type Arranged = { readonly staffNo: number; readonly list: string; readonly setting: ListArrangement };
export const storeSetting = (database: Writer, { setting, ...row }: Arranged) =>
  database.transaction().execute((transaction) => {
    const written = sql<ListArrangement>`${JSON.stringify(setting)}::text::jsonb`;
    return transaction
      .insertInto('listSetting')
      .values({ ...row, setting: written })
      .onConflict((conflict) => conflict.columns(['staffNo', 'list']).doUpdateSet({ setting: written }))
      .execute();
  });

const rowOf = ({ label, isTeam, filters, sort, columns }: Content) => ({
  ...{ label, isTeam, sort: sort ?? null, columns: columns ? [...columns] : null },
  filters: sql<SavedView['filters']>`${JSON.stringify(filters)}::text::jsonb`,
});

/** How many views one person may have for a list. */
const mostOwnViews = 100;
type NewView = Content & { readonly list: string; readonly viewer: Viewer; readonly at: Date };

/** The number of the view; undefined when there are too many already. */
export const insertView = (database: Writer, { list, viewer, at, ...content }: NewView): Promise<number | undefined> =>
  database.transaction().execute(async (transaction) => {
    const { staffNo } = viewer;
    const { count } = await transaction
      .selectFrom('savedView')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('staffNo', '=', staffNo)
      .where('list', '=', list)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostOwnViews) return undefined;
    const { viewNo } = await transaction
      .insertInto('savedView')
      .values({ ...rowOf(content), list, staffNo, mallIds: mallIdsOf(viewer), savedAt: at })
      .returning('viewNo')
      .executeTakeFirstOrThrow();
    return viewNo;
  });

type Named = { readonly viewNo: number; readonly viewer: Viewer };

/** False for somebody else's view. */
export const updateView = (database: Writer, { viewNo, viewer, ...content }: Named & Content): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('savedView')
      .set({ ...rowOf(content), mallIds: mallIdsOf(viewer) })
      .where('viewNo', '=', viewNo)
      .where('staffNo', '=', viewer.staffNo)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  });

/** False for somebody else's view, unless it belongs to one's team and its author has left. */
export const deleteView = (database: Writer, { viewNo, viewer }: Named): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('savedView as v')
      .where('v.viewNo', '=', viewNo)
      .where(isSeenBy(viewer))
      .where(
        sql<boolean>`(v.staff_no = ${viewer.staffNo}
          or exists (select from staff s where s.staff_no = v.staff_no and s.state in ('SUSPENDED', 'CLOSED')))`,
      )
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  });
