import type { MallSection } from '@mall/contracts/mall-codes';
import type { DeliveryMethod } from '@mall/contracts/product-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { startColours } from '@mall/domain/theme/start-theme';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { type Mall, mallColumns } from '../../../plugins/mall.repository.ts';
import type { WornTheme } from '../../theme/office/follow-theme.ts';

/** The columns of the mall in each section of its settings. */
const columnsOf = {
  identity: ['name', 'title', 'slogan', 'customerPhone', 'email', 'centerOpensAt', 'centerClosesAt', 'ownerNo'],
  law: [
    ...(['company', 'representativeName', 'businessNumber'] as const),
    ...(['registrationNumber', 'salesPermitNumber', 'hostingProvider', 'address'] as const),
    ...(['mobileCertificateImage', 'mobileCertificateLink'] as const),
  ],
  delivery: [
    ...(['deliveryFee', 'freeDeliveryFrom', 'remoteSurcharge'] as const),
    ...(['cutOffHour', 'preparingDays', 'parcelDays', 'installationDays', 'remoteDays'] as const),
  ],
  limits: ['depositDays', 'mostPieces', 'mostUnpaidOrders', 'mostOpenApplications'],
  joining: ['needsApproval', 'hasDormancy', 'isLoginOpen'],
  look: ['style'],
} as const satisfies Readonly<Record<MallSection, readonly (keyof Mall)[]>>;

type ValuesOf<S extends MallSection> = Pick<Mall, (typeof columnsOf)[S][number]>;
/** The values of a section's columns. */
export const valuesOf = <S extends MallSection>(mall: Mall, section: S): ValuesOf<S> =>
  Object.fromEntries(columnsOf[section].map((column) => [column, mall[column]])) as ValuesOf<S>;

/** A delivery method whose fee differs from the usual; `freeFrom` null: never free. */
export type MethodFee = {
  readonly deliveryMethod: DeliveryMethod;
  readonly fee: number;
  readonly freeFrom: number | null;
};
export type SavedSection = {
  readonly section: MallSection;
  readonly version: number;
  readonly by: string | null;
  readonly changedAt: Date;
};
type Reader = Pick<OfficeReader, 'getExecutor'>;

/** A mall's current row, bypassing the process's cache; undefined where there is none. */
export async function findMall(reader: Reader, mallId: number): Promise<Mall | undefined> {
  const columns = sql.join(mallColumns.map((column) => sql.ref(column)));
  const { rows } = await sql<Mall>`select ${columns} from mall where mall_id = ${mallId}`.execute(reader);
  return rows[0];
}

export async function listMethodFees(reader: Reader, mallId: number): Promise<MethodFee[]> {
  const { rows } = await sql<MethodFee>`
    select delivery_method, fee, free_from from delivery_fee where mall_id = ${mallId} order by delivery_method`.execute(
    reader,
  );
  return rows;
}

/** The sections that somebody has saved. */
export async function listSavedSections(reader: Reader, mallId: number): Promise<SavedSection[]> {
  const { rows } = await sql<SavedSection>`
    select s.section, s.version, staff.name as by, s.changed_at
    from mall_section s left join staff on staff.staff_no = s.changed_by where s.mall_id = ${mallId}`.execute(reader);
  return rows;
}

/** Staff with a permission in a mall, who may be responsible for it, and who is, by name. */
export async function listOwners(
  reader: Reader,
  mallId: number,
  ownerNo: number | null,
): Promise<{ staffNo: number; name: string }[]> {
  const { rows } = await sql<{ staffNo: number; name: string }>`
    select s.staff_no, s.name from staff s
    where s.staff_no = ${ownerNo} or s.state = 'ACTIVE' and exists (
      select from staff_grant g
      where g.staff_no = s.staff_no and g.ended_at is null and g.starts_at <= now() and (g.ends_at is null or g.ends_at > now())
        and (g.mall_ids is null or ${mallId} = any (g.mall_ids)))
    order by s.name, s.staff_no`.execute(reader);
  return rows;
}

type Claim = {
  readonly section: MallSection;
  readonly version: number;
  readonly changedBy: number;
  readonly changedAt: Date;
};

/** Increments the version that was seen; false when somebody else has already done so. */
export async function claimVersion(transaction: MallTransaction, { version, ...saved }: Claim): Promise<boolean> {
  const row = await transaction
    .insertInto('mallSection')
    .values({ mallId: transaction.mallId, version: 1, ...saved })
    .onConflict((conflict) =>
      conflict
        .columns(['mallId', 'section'])
        .doUpdateSet({ version: version + 1, changedBy: saved.changedBy, changedAt: saved.changedAt })
        .where('mallSection.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  return row?.version === version + 1;
}

/** The base of the live theme; undefined for a mall without its own themes. */
export async function findThemeBase(transaction: MallTransaction): Promise<string | undefined> {
  const { rows } = await sql<{ base: string }>`
    select body ->> 'base' as base from mall_theme
    where mall_id = ${transaction.mallId} and state = 'LIVE' order by version desc limit 1`.execute(transaction);
  return rows[0]?.base;
}

/** A mall's theme: its own, or its unchanged base. */
export async function findWorn(reader: Reader, { mallId, style }: Pick<Mall, 'mallId' | 'style'>): Promise<WornTheme> {
  const { rows } = await sql<WornTheme>`
    select body - '{logo,footLogo,favicon}'::text[] as look, tokens from mall_theme
    where mall_id = ${mallId} and state = 'LIVE' order by version desc limit 1`.execute(reader);
  return rows[0] ?? { look: startColours(style), tokens: {} };
}

export async function updateMall(transaction: MallTransaction, values: Partial<Mall>): Promise<void> {
  await transaction
    .updateTable('mall')
    .set(values as object)
    .where('mallId', '=', transaction.mallId)
    .execute();
}

export async function replaceMethodFees(transaction: MallTransaction, fees: readonly MethodFee[]): Promise<void> {
  const { mallId } = transaction;
  await transaction.deleteFrom('deliveryFee').where('mallId', '=', mallId).execute();
  if (fees.length === 0) return;
  await transaction
    .insertInto('deliveryFee')
    .values(fees.map((fee) => ({ mallId, ...fee })))
    .execute();
}

/** The mall's state, locked, so that its moves are serialised. */
export async function lockState(transaction: MallTransaction) {
  const row = await transaction
    .selectFrom('mall')
    .select(['state', 'openedAt', 'opensAt', 'isBlueprint'])
    .where('mallId', '=', transaction.mallId)
    .forUpdate()
    .executeTakeFirst();
  return row as Pick<Mall, 'state' | 'openedAt' | 'opensAt' | 'isBlueprint'> | undefined;
}
