import type { ContentKind } from '@mall/contracts/content-body';
import { AppError } from '@mall/contracts/errors';
import type { InheritedContent } from '@mall/contracts/mall-codes';
import type { LockedBy } from '@mall/contracts/office/locked-by';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { OfficeReader } from '../office/office-rows.ts';

const sectionsOf: { readonly [Kind in ContentKind]?: InheritedContent } = {
  HOME: 'home',
  POPUP: 'popups',
  KEYWORDS: 'keywords',
};
/** The section of a blueprint that a kind belongs to; undefined for what no mall inherits. */
export const sectionOfKind = (kind: ContentKind): InheritedContent | undefined => sectionsOf[kind];

const parentOf = (mallId: number, section: InheritedContent) => sql`
  from mall_inheritance i join mall m using (mall_id) join mall b on b.mall_id = m.parent_mall_id
  where i.mall_id = ${mallId} and i.section = ${section}`;

/** The blueprint that keeps a section of a mall locked; null for one that its staff may change. */
export async function findLockedBy(
  reader: Pick<OfficeReader, 'getExecutor'>,
  mallId: number,
  section: InheritedContent | undefined,
): Promise<LockedBy | null> {
  if (!section) return null;
  const { rows } = await sql<LockedBy>`
    select b.mall_id, b.name ${parentOf(mallId, section)} and i.mode = 'LOCKED'`.execute(reader);
  return rows[0] ?? null;
}

/** Whoever brings a blueprint into the mall waits until this is done. Error 4090: the blueprint keeps it locked. */
export async function assertUnlocked(
  transaction: MallTransaction,
  section: InheritedContent | undefined,
): Promise<void> {
  if (!section) return;
  const { rows } = await sql<{ mode: string; name: string }>`
    select i.mode, b.name ${parentOf(transaction.mallId, section)} for share of i`.execute(transaction);
  const [found] = rows;
  if (found?.mode === 'LOCKED')
    throw new AppError('4090', { description: `‘${found.name}’ 블루프린트가 잠근 값이라 이 몰에서 바꿀 수 없어요.` });
}
