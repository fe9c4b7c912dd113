import type { Filter } from '@mall/contracts/office/list';
import type { OfficeScope } from '@mall/db/in-office';
import { type Expression, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { type Key, matches } from '../../../office/list-page.ts';
import type { Runner } from '../staff.repository.ts';

/** Staff visible in a scope: all, or those whose running grants name one of its malls. */
function isKnownIn(scope: OfficeScope): Expression<SqlBool> {
  if (scope.kind === 'all') return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (select from staff_grant known
    where known.staff_no = s.staff_no and known.ended_at is null and known.mall_ids && ${[...scope.mallIds]}::int[])`;
}

const factorsAre: Readonly<Record<string, Expression<SqlBool>>> = {
  passkey: sql<SqlBool>`exists (select from staff_passkey p where p.staff_no = s.staff_no)`,
  totp: sql<SqlBool>`exists (select from staff_totp t where t.staff_no = s.staff_no)`,
  none: sql<SqlBool>`not exists (select from staff_passkey p where p.staff_no = s.staff_no)
    and not exists (select from staff_totp t where t.staff_no = s.staff_no)`,
};

const hasFactor = ({ operator, values }: Filter): Expression<SqlBool> => {
  const any = sql.join(
    values.map((value) => sql`(${factorsAre[value] ?? sql`false`})`),
    sql` or `,
  );
  return operator === 'not' ? sql<SqlBool>`not (${any})` : sql<SqlBool>`(${any})`;
};

const hasRole = ({ operator, values }: Filter): Expression<SqlBool> => {
  const has = sql`exists (select from staff_grant r
    where r.staff_no = s.staff_no and r.ended_at is null and r.role_code = any (${[...values]}::text[]))`;
  return operator === 'not' ? sql<SqlBool>`not ${has}` : sql<SqlBool>`${has}`;
};

export type StaffFilter = {
  readonly state?: Filter | undefined;
  readonly role?: Filter | undefined;
  readonly factor?: Filter | undefined;
};
type Listing = StaffFilter & { readonly scope: OfficeScope; readonly staffNo?: number };

const conditionOf = ({ scope, state, role, factor, staffNo }: Listing): Expression<SqlBool> =>
  sql<SqlBool>`${isKnownIn(scope)} and ${matches(sql`s.state`, state, 'text')}
    and ${role ? hasRole(role) : sql`true`} and ${factor ? hasFactor(factor) : sql`true`}
    and ${staffNo === undefined ? sql`true` : sql`s.staff_no = ${staffNo}`}`;

export type StaffListRow = {
  readonly staffNo: number;
  readonly name: string;
  readonly email: string;
  readonly state: 'INVITED' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED';
  readonly hasPasskey: boolean;
  readonly hasTotp: boolean;
  readonly lastSignedInAt: Date | null;
  readonly endsOn: string | null;
  readonly openSessions: number;
};

type Page = Listing & { readonly now: Date; readonly after: Key | undefined; readonly limit: number };

/** The newest account first. */
export async function listStaffRows(
  database: Runner,
  { now, after, limit, ...listing }: Page,
): Promise<StaffListRow[]> {
  const { rows } = await sql<StaffListRow>`
    select s.staff_no, s.name, s.email, s.state, ${factorsAre['passkey']} as has_passkey, ${factorsAre['totp']} as has_totp,
      s.last_signed_in_at, to_char(s.ends_on, 'YYYY-MM-DD') as ends_on,
      (select count(*)::int from staff_session o where o.staff_no = s.staff_no and o.ended_at is null and o.ends_at > ${now}) as open_sessions
    from staff s where ${conditionOf(listing)} and ${after ? sql`s.staff_no < ${after[0]}` : sql`true`}
    order by s.staff_no desc limit ${limit}`.execute(database);
  return rows;
}

export const countStaff = (database: Runner, listing: Listing) =>
  countFound(database, sql`from staff s where ${conditionOf(listing)}`);

type Summary = {
  readonly working: number;
  readonly ofMalls: number;
  readonly withoutPasskey: number;
  readonly invited: number;
  readonly idle: number;
};

export async function summariseStaff(database: Runner, scope: OfficeScope, idleSince: Date): Promise<Summary> {
  const { rows } = await sql<Summary>`
    select count(*) filter (where state = 'ACTIVE')::int as working,
      count(*) filter (where state = 'ACTIVE' and exists (
        select from staff_grant g where g.staff_no = s.staff_no and g.ended_at is null and g.mall_ids is not null))::int as of_malls,
      count(*) filter (where state = 'ACTIVE' and not ${factorsAre['passkey']})::int as without_passkey,
      count(*) filter (where state = 'INVITED')::int as invited,
      count(*) filter (where state = 'ACTIVE' and coalesce(last_signed_in_at, created_at) < ${idleSince})::int as idle
    from staff s where ${isKnownIn(scope)}`.execute(database);
  return rows[0] ?? { working: 0, ofMalls: 0, withoutPasskey: 0, invited: 0, idle: 0 };
}

/** How many active staff have each role, including custom ones. */
export async function countByRole(database: Runner, scope: OfficeScope) {
  const { rows } = await sql<{ roleCode: string; count: number }>`
    select g.role_code, count(distinct s.staff_no)::int as count from staff s join staff_grant g using (staff_no)
    where s.state = 'ACTIVE' and g.ended_at is null and ${isKnownIn(scope)} group by 1 order by 1`.execute(database);
  return rows;
}
