import type { TermCode } from '@mall/contracts/codes';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether a change of terms concerns a member: everybody, or those who agreed to it with an order or an application. Members without an address get no mail. */
export const concerned = (member: string, code: TermCode): RawBuilder<SqlBool> => sql<SqlBool>`
  ${sql.ref(`${member}.state`)} = 'ACTIVE' and ${sql.ref(`${member}.email`)} <> '' and (${code}::text in ('service', 'privacy') or exists (
    select from consent c join term_version v using (term_no)
    where c.mall_id = ${sql.ref(`${member}.mallId`)} and c.member_no = ${sql.ref(`${member}.memberNo`)} and v.term_code = ${code}))`;
