import { applicationSettings } from './application-settings.ts';
import { roles } from './logins.ts';
import { type DatabaseSetting, SettingError } from './settings.ts';

/** The settings that the policies read; only `inMall` and `inOffice` may set them, for the duration of a transaction. */
const scopeSettings = ['app.mall_id', 'app.office_all', 'app.office_malls'];

/** What the login of a connection could do outside of its mall, in words; empty for a login that is restricted as it must be. */
export const readLoginFaults = `
  select session_user::text as name, array_remove(array[
    case when rolsuper then 'is a superuser' end,
    case when rolbypassrls then 'bypasses row-level security' end,
    case when rolcreaterole then 'may create roles' end,
    case when rolcreatedb then 'may create databases' end,
    case when rolreplication then 'may replicate' end,
    case when current_user <> session_user then 'acts as ' || current_user end,
    case when exists (select from pg_auth_members where member = r.oid and (inherit_option or set_option or admin_option))
      then 'is a member of another role' end,
    case when exists (select from pg_class where relowner = r.oid)
      or exists (select from pg_proc where proowner = r.oid)
      or exists (select from pg_namespace where nspowner = r.oid)
      or exists (select from pg_database where datdba = r.oid) then 'owns objects of the database' end,
    case when has_schema_privilege('public', 'create') then 'may create tables' end,
    case when has_database_privilege(current_database(), 'create') then 'may create schemas' end,
    case when has_database_privilege(current_database(), 'temporary') then 'may create temporary tables' end,
    ${Object.keys(applicationSettings)
      .filter((name) => name.endsWith('_timeout'))
      .map((name) => `case when current_setting('${name}') = '0' then 'has no ${name}' end`)
      .join(',\n    ')},
    ${scopeSettings
      .map(
        (name) =>
          `case when current_setting('${name}', true) <> '' then 'is given ${name} before it enters a mall' end`,
      )
      .join(',\n    ')}
  ], null) as faults,
  current_setting('server_version_num')::int as version
  from pg_roles r where rolname = session_user`;

export type LoginFaults = { readonly name: string; readonly faults: readonly string[]; readonly version: number };

/**
 * The tables with rows of malls that this login may read, and whether policies restrict it there. `schema_migration` and the catalogue,
 * which all malls share, have no column `mall_id`; the directory of malls is read before a mall is known.
 */
export const readTenantTables = `
  select c.oid::regclass::text as name, row_security_active(c.oid) as bound
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'mall_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.oid is distinct from to_regclass('public.mall')
    and has_column_privilege(c.oid, a.attnum, 'select')
  order by name`;

export type TenantTable = { readonly name: string; readonly bound: boolean };

/** The tables with a visible row outside of any mall: if there is one, the malls are not separated. */
export const readVisibleTables = (tables: readonly TenantTable[]): string =>
  tables.map(({ name }) => `select '${name}' as name where exists (select mall_id from ${name})`).join(' union all ');

/** What a pool is for: the mall, or the office. Only the office reads across malls. */
export type BoundLogin = 'application' | 'office';

/** A login, and the setting that contains it. */
export type LoginOf = { readonly login: BoundLogin; readonly setting: DatabaseSetting };

/** Throws when this login can see rows of malls before it has entered one. */
export function requireNothingVisible(tables: readonly string[], { setting }: LoginOf): void {
  if (tables.length === 0) return;
  throw new SettingError(
    `${setting} sees rows of ${tables.join(', ')} outside of any mall, so malls could see each other's: their row-level security is off or opened`,
  );
}

/** Throws when this login could do more than its pool is for, or leave something behind for the next request. */
export function requireBoundLogin({ name, faults }: LoginFaults, { login, setting }: LoginOf): void {
  const all = [...faults, ...mistakenFor(name, login)];
  if (all.length === 0) return;
  throw new SettingError(
    `${setting} signs in as ${name}, which ${all.join(', ')}: the ${login === 'office' ? 'office' : 'mall'} serves only as ${roles[login]}, made as docs/operations.md says (The database)`,
  );
}

/**
 * The policies for reading across malls name the office's role: no other role sees anything across malls, and the mall's login must not be
 * that role.
 */
function mistakenFor(name: string, login: BoundLogin): string[] {
  if (login === 'office') return name === roles.office ? [] : ['reads no mall'];
  return name === roles.office ? ['reads more than one mall'] : [];
}
