import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

type Staff = { readonly staffNo: number } | { readonly sessionHash: Buffer };
type Place = { readonly address: string; readonly at: Date };

/**
 * Whether these staff may work from this address. Rules of theirs, of their roles and of their malls add up to the allowed
 * networks; without any rule, every address is allowed.
 */
export async function isAllowedFrom(database: Database, staff: Staff, { address, at }: Place): Promise<boolean> {
  const who =
    'staffNo' in staff
      ? sql`${staff.staffNo}::bigint`
      : sql`(select staff_no from staff_session where session_hash = ${staff.sessionHash})`;
  const { rows } = await sql<{ isAllowed: boolean }>`
    with running as (
      select role_code, mall_ids from staff_grant
      where staff_no = ${who} and ended_at is null and starts_at <= ${at} and (ends_at is null or ends_at > ${at})),
    rule as (
      select network from ip_rule r
      where (ends_at is null or ends_at > ${at}) and (staff_no = ${who} or exists (
        select from running where running.role_code = r.role_code or r.of_mall_id = any (running.mall_ids))))
    select not exists (select from rule) or exists (select from rule where ${address}::inet <<= network) as is_allowed`.execute(
    database,
  );
  return rows[0]?.isAllowed ?? false;
}
