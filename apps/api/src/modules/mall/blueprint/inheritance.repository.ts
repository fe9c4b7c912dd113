import type { MallSection } from '@mall/contracts/mall-codes';
import type { InheritMode } from '@mall/contracts/office/blueprints';
import { type InheritedSection, inheritedContents } from '@mall/contracts/office/inherited-sections';
import type { MallTransaction } from '@mall/db/in-mall';
import { ofScope } from '@mall/db/in-office';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

type Reader = Pick<OfficeReader, 'getExecutor'>;

export async function listBlueprintRows(reader: OfficeReader) {
  const { rows } = await sql<{ mallId: number; name: string; children: number }>`
    select b.mall_id, b.name, (select count(*)::int from mall c where c.parent_mall_id = b.mall_id) as children
    from mall b where b.is_blueprint and ${ofScope('b.mallId', reader.scope)} order by b.name collate "C"`.execute(
    reader,
  );
  return rows;
}

export async function listLocked(reader: Reader, mallId: number): Promise<InheritedSection[]> {
  const { rows } = await sql<{ section: InheritedSection }>`
    select section from blueprint_section where mall_id = ${mallId} and is_locked`.execute(reader);
  return rows.map(({ section }) => section);
}

type Lock = {
  readonly section: InheritedSection;
  readonly isLocked: boolean;
  readonly changedBy: number;
  readonly changedAt: Date;
};
export async function saveLock(transaction: MallTransaction, lock: Lock): Promise<void> {
  const { section: _section, ...changed } = lock;
  await transaction
    .insertInto('blueprintSection')
    .values({ mallId: transaction.mallId, ...lock })
    .onConflict((conflict) => conflict.columns(['mallId', 'section']).doUpdateSet(changed))
    .execute();
}

export type Inherited = {
  readonly section: InheritedSection;
  readonly mode: InheritMode;
  readonly copied: Readonly<Record<string, unknown>>;
};

export async function listInherited(reader: Reader, mallId: number): Promise<Inherited[]> {
  const { rows } = await sql<Inherited>`
    select section, mode, copied from mall_inheritance where mall_id = ${mallId} order by section`.execute(reader);
  return rows;
}

/**
 * The state of each section in the malls that follow a blueprint. Settings are compared by `section_of`, as the database does; for content it is
 * checked whether the blueprint has changed since it was brought to them (`blueprint_stamp`), and whether they have changed any of it.
 */
export async function listChildParts(reader: OfficeReader, parentId: number) {
  const { rows } = await sql<{
    mallId: number;
    name: string;
    section: InheritedSection;
    mode: InheritMode;
    isSame: boolean;
  }>`
    select c.mall_id, c.name, i.section, i.mode, case
      when stamp.is_now is not null then i.mode <> 'OWN' and i.stamp = stamp.is_now and not has_own_items(c.mall_id, i.section, i.copied)
      else section_of(c, i.section) = section_of(b, i.section) and (i.section <> 'delivery' or (
        select coalesce(jsonb_agg(jsonb_build_array(delivery_method, fee, free_from) order by delivery_method), '[]')
        from delivery_fee where mall_id = c.mall_id) = (
        select coalesce(jsonb_agg(jsonb_build_array(delivery_method, fee, free_from) order by delivery_method), '[]')
        from delivery_fee where mall_id = b.mall_id)) end as is_same
    from mall b join mall c on c.parent_mall_id = b.mall_id join mall_inheritance i on i.mall_id = c.mall_id
      left join (select section, blueprint_stamp(${parentId}, section) as is_now from unnest(${[...inheritedContents]}::text[]) section) stamp
        on stamp.section = i.section
    where b.mall_id = ${parentId} and ${ofScope('c.mallId', reader.scope)}
    order by c.name collate "C", c.mall_id, i.section`.execute(reader);
  return rows;
}

export type Inheriting = Inherited & { readonly copiedAt: Date };
export async function saveInherited(transaction: MallTransaction, inherited: Inheriting): Promise<void> {
  const { section, mode, copied, copiedAt } = inherited;
  await sql`
    insert into mall_inheritance (mall_id, section, mode, copied, copied_at)
    values (${transaction.mallId}, ${section}, ${mode}, ${JSON.stringify(copied)}::text::jsonb, ${copiedAt})
    on conflict (mall_id, section) do update set mode = excluded.mode, copied = excluded.copied, copied_at = excluded.copied_at`.execute(
    transaction,
  );
}

/** The mode in which a section follows the blueprint, locked; undefined for a mall that follows none. */
export async function lockMode(
  transaction: MallTransaction,
  section: MallSection | InheritedSection,
): Promise<InheritMode | undefined> {
  const row = await transaction
    .selectFrom('mallInheritance')
    .select('mode')
    .where('mallId', '=', transaction.mallId)
    .where('section', '=', section as InheritedSection)
    .forUpdate()
    .executeTakeFirst();
  return row?.mode;
}

export async function updateMode(
  transaction: MallTransaction,
  section: MallSection | InheritedSection,
  mode: InheritMode,
): Promise<void> {
  await transaction
    .updateTable('mallInheritance')
    .set({ mode })
    .where('mallId', '=', transaction.mallId)
    .where('section', '=', section as InheritedSection)
    .execute();
}

type Saved = { readonly changedBy: number; readonly changedAt: Date };
/** Increments the section's version, so that staff who have it open notice. */
export async function raiseVersion(transaction: MallTransaction, section: MallSection, saved: Saved): Promise<void> {
  await transaction
    .insertInto('mallSection')
    .values({ mallId: transaction.mallId, section, version: 1, ...saved })
    .onConflict((conflict) =>
      conflict.columns(['mallId', 'section']).doUpdateSet({ ...saved, version: sql<number>`mall_section.version + 1` }),
    )
    .execute();
}
