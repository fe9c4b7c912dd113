import type { ThemeBody } from '@mall/contracts/mall-theme';
import type { ThemeVersion } from '@mall/contracts/office/themes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';

type ThemeState = ThemeVersion['state'];
export type StoredTheme = {
  readonly version: number;
  readonly state: ThemeState;
  /** Only for a SCHEDULED one. */
  readonly startsAt: Date | null;
  readonly body: ThemeBody;
  readonly by: string | null;
  readonly madeAt: Date;
};

const mostVersions = 50;
type Reader = Pick<OfficeReader, 'getExecutor'>;

/** The versions of a mall's theme, the newest first. */
export async function listThemes(reader: Reader, mallId: number): Promise<StoredTheme[]> {
  const { rows } = await sql<StoredTheme>`
    select t.version, t.state, t.starts_at, t.body, staff.name as by, t.made_at
    from mall_theme t left join staff using (staff_no)
    where t.mall_id = ${mallId} order by t.version desc limit ${mostVersions}`.execute(reader);
  return rows;
}

/** The published theme; undefined before the first one. */
export async function findLiveTheme(reader: Reader, mallId: number): Promise<StoredTheme | undefined> {
  const { rows } = await sql<StoredTheme>`
    select version, state, starts_at, body, null as by, made_at from mall_theme
    where mall_id = ${mallId} and state = 'LIVE' order by version desc limit 1`.execute(reader);
  return rows[0];
}

type LookRow = Pick<Mall, 'mallUrl' | 'name' | 'style' | 'logo' | 'footerLogo' | 'favicon'>;
export async function findLook(reader: Reader, mallId: number): Promise<LookRow | undefined> {
  const { rows } = await sql<LookRow>`
    select mall_url, name, style, logo, footer_logo, favicon from mall where mall_id = ${mallId}`.execute(reader);
  return rows[0];
}

/** A due scheduled version; none when somebody has saved another one since. */
export async function findDueTheme(
  transaction: MallTransaction,
  at: Date,
): Promise<Pick<StoredTheme, 'version' | 'body'> | undefined> {
  const { rows } = await sql<StoredTheme>`
    select version, body from (
      select version, body, state, starts_at from mall_theme where mall_id = ${transaction.mallId} order by version desc limit 1
    ) newest where state = 'SCHEDULED' and starts_at <= ${at}`.execute(transaction);
  return rows[0];
}

/** Serialises saves of a theme, and the distribution of a blueprint's theme, which locks the mall before its sections. */
export const lockThemes = (transaction: MallTransaction): Promise<unknown> =>
  sql`select from mall where mall_id = ${transaction.mallId} for no key update`.execute(transaction);

export async function findTheme(transaction: MallTransaction, version: number): Promise<ThemeBody | undefined> {
  const row = await transaction
    .selectFrom('mallTheme')
    .select('body')
    .where('mallId', '=', transaction.mallId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.body;
}

export type NewTheme = {
  readonly version: number;
  readonly state: ThemeState;
  readonly startsAt: Date | null;
  readonly body: ThemeBody;
  readonly tokens: Readonly<Record<string, string>>;
  readonly staffNo: number | null;
  readonly madeAt: Date;
};

/** A trigger shows a LIVE version in the shop. */
export async function insertTheme(transaction: MallTransaction, { body, tokens, ...theme }: NewTheme): Promise<void> {
  await transaction
    .insertInto('mallTheme')
    .values({
      ...{ ...theme, mallId: transaction.mallId },
      body: sql<ThemeBody>`${JSON.stringify(body)}::text::jsonb`,
      tokens: sql<Record<string, string>>`${JSON.stringify(tokens)}::text::jsonb`,
    })
    .execute();
}
