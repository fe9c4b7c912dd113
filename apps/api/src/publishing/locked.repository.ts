import type { ContentKind } from '@mall/contracts/content-body';
import { AppError } from '@mall/contracts/errors';
import type { InheritedContent, InheritedSection } from '@mall/contracts/office/inherited-sections';
import type { LockedBy } from '@mall/contracts/office/locked-by';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { OfficeReader } from '../office/office-rows.ts';

const sectionsOf: { readonly [Kind in ContentKind]?: InheritedContent } = {
  HOME: 'home',
  POPUP: 'popups',
  KEYWORDS: 'keywords',
  CM00404: 'boards',
  CM00410: 'boards',
};
/** The section of a blueprint that a kind belongs to; undefined for kinds that are not inherited. */
export const sectionOfKind = (kind: ContentKind): InheritedContent | undefined => sectionsOf[kind];

const parentOf = (mallId: number, section: InheritedSection) => sql`
  from mall_inheritance i join mall m using (mall_id) join mall b on b.mall_id = m.parent_mall_id
  where i.mall_id = ${mallId} and i.section = ${section}`;

/** The blueprint that locks a section of a mall; null for a section that the mall's staff may change. */
export async function findLockedBy(
  reader: Pick<OfficeReader, 'getExecutor'>,
  mallId: number,
  section: InheritedSection | undefined,
  item = '',
): Promise<LockedBy | null> {
  const held = section && (await findFollowed(reader, mallId, section, item));
  return held?.isLocked ? held.blueprint : null;
}

/** The blueprint that a section of a mall follows; undefined where it follows none, or where the mall has changed the section. */
export async function findFollowed(
  reader: Pick<OfficeReader, 'getExecutor'>,
  mallId: number,
  section: InheritedSection,
  item = '',
): Promise<{ readonly blueprint: LockedBy; readonly isLocked: boolean } | undefined> {
  const { rows } = await sql<LockedBy & { readonly isLocked: boolean }>`
    select b.mall_id, b.name, i.mode = 'LOCKED' as is_locked
    ${parentOf(mallId, section)} and i.mode <> 'OWN' and ${isKept(mallId, section, item)}`.execute(reader);
  return rows[0] && { blueprint: { mallId: rows[0].mallId, name: rows[0].name }, isLocked: rows[0].isLocked };
}

/** A blueprint locks only its own posts; a mall's other posts are its own. */
const isKept = (mallId: number, section: InheritedSection, item: string) =>
  section === 'boards'
    ? sql`exists (select from inherited_row r where r.mall_id = ${mallId} and r.section = 'boards' and r.key = ${item})`
    : sql`true`;

/** Errors: 4090 when the blueprint locks it. A distribution of the blueprint to the mall waits until this transaction ends. */
export async function assertUnlocked(
  transaction: MallTransaction,
  section: InheritedContent | undefined,
  item = '',
): Promise<void> {
  if (!section) return;
  const { mallId } = transaction;
  const { rows } = await sql<{ mode: string; name: string }>`
    select i.mode, b.name ${parentOf(mallId, section)} and ${isKept(mallId, section, item)} for share of i`.execute(
    transaction,
  );
  const [found] = rows;
  if (found?.mode === 'LOCKED') throw lockedError(found.name);
}

/** 4090, naming the blueprint that locks it. */
export const lockedError = (blueprint: string): AppError =>
  new AppError('4090', { description: `‘${blueprint}’ 블루프린트가 잠근 값이라 이 몰에서 바꿀 수 없어요.` });

/** The identifier of a thing among those of its section. */
export const itemOf = ({ kind, key }: { readonly kind: ContentKind; readonly key: number }): string =>
  sectionsOf[kind] === 'boards' ? `${kind}/${key}` : String(key);
