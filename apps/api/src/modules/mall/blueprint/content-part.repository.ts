import { type InheritedContent, inheritedContents } from '@mall/contracts/office/inherited-sections';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { isStranger } from './strangers.ts';

type Reader = Pick<OfficeReader, 'getExecutor'>;
export type Item = { readonly key: string; readonly value: unknown };

/** A mall's content in a section, item by item. */
export async function listItems(reader: Reader, mallId: number, section: InheritedContent): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select key, value from section_items(${mallId}, ${section}) order by (value ->> 'sortOrder')::int nulls last, key`.execute(
    reader,
  );
  return rows;
}

/** Links of a section to things that stay with the blueprint. */
export async function listStrangers(reader: Reader, parentId: number, section: InheritedContent): Promise<string[]> {
  const { rows } = await sql<{ link: string }>`
    select distinct link #>> '{}' as link
    from section_items(${parentId}, ${section}), jsonb_path_query(value, '$.**.link') link`.execute(reader);
  return rows.map(({ link }) => link).filter(isStranger);
}

type Strangers = Readonly<Record<InheritedContent, readonly string[]>>;
export async function readStrangers(reader: Reader, parentId: number): Promise<Strangers> {
  const links: Partial<Record<InheritedContent, readonly string[]>> = {};
  for (const section of inheritedContents) links[section] = await listStrangers(reader, parentId, section);
  return links as Strangers;
}

export type Compared = {
  readonly item: string;
  readonly copied: unknown;
  readonly parent: unknown;
  readonly own: unknown;
  readonly isSame: boolean;
};
type Place = { readonly mallId: number; readonly section: InheritedContent; readonly strangers: readonly string[] };

/** Each item as the blueprint had it, as the blueprint has it now, and as the mall has it. */
export async function compareItems(reader: Reader, { mallId, section, strangers }: Place): Promise<Compared[]> {
  const { rows } = await sql<Compared>`
    select item, copied, parent, own, own is not distinct from parent as is_same
    from compare_items(${mallId}, ${section}, ${[...strangers]}::text[])
    order by (coalesce(parent, own) ->> 'sortOrder')::int nulls last, item`.execute(reader);
  return rows;
}

/** What a mall has added to a section itself. */
export async function listAdditions(reader: Reader, mallId: number, section: InheritedContent): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select o.key, o.value from section_items(${mallId}, ${section}) o
    where not exists (
      select from inherited_row r where r.mall_id = ${mallId} and r.section = ${section} and r.key = o.key)`.execute(
    reader,
  );
  return rows;
}

export type Following = {
  readonly section: InheritedContent;
  /** One item of content; all of it when none is named. */
  readonly item?: string | undefined;
  readonly isForced: boolean;
  readonly isLocked: boolean;
  readonly strangers: readonly string[];
  readonly staffNo: number | null;
  readonly at: Date;
};

/** Brings the blueprint into the mall that follows it; returns how many items it has changed, and how many stay as the mall has them. */
export async function followBlueprint(transaction: MallTransaction, following: Following) {
  const { section, item, isForced, isLocked, strangers, staffNo, at } = following;
  const { rows } = await sql<{ changed: number; kept: number }>`
    select changed, kept from follow_blueprint(${section}, ${item ?? null}::text, ${isForced}, ${isLocked},
      ${[...strangers]}::text[], ${staffNo}, ${at})`.execute(transaction);
  return rows[0] as { readonly changed: number; readonly kept: number };
}

type Kept = Pick<Following, 'section' | 'item' | 'strangers'>;

/** Keeps the mall's own version of one item, or of all. */
export async function keepItem(transaction: MallTransaction, { section, item, strangers }: Kept): Promise<void> {
  await sql`select keep_item(${section}, ${item ?? null}::text, ${[...strangers]}::text[])`.execute(transaction);
}
