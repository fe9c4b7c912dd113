import type { Filter } from '@mall/contracts/office/list';
import type { Personal } from '@mall/contracts/office/personal';
import { ofScope } from '@mall/db/in-office';
import { type Expression, type SqlBool, sql } from 'kysely';
import { countFound } from '../../office/count-found.repository.ts';
import { behind, type Key, matches } from '../../office/list-page.ts';
import type { OfficeReader } from '../../office/office-rows.ts';

type Name = 'mallId' | 'employeeNo' | 'department' | 'joined' | 'leaving';
export type RosterFilter = { readonly [F in Name]?: Filter | undefined };
export type ListedEntry = {
  readonly mallId: number;
  readonly mallName: string;
  readonly entryNo: number;
  readonly employeeNo: string;
  readonly department: string;
  readonly memberNo: number | null;
  readonly name: Personal<'name'> | null;
  readonly hiredOn: string | null;
  readonly leavesAt: Date | null;
  readonly invitedAt: Date | null;
  readonly invitationEndsAt: Date;
};

/** Y and N; both, or neither, match everything. */
function isSo(condition: Expression<SqlBool>, filter: Filter | undefined): Expression<SqlBool> {
  if (filter?.values.length !== 1) return sql<SqlBool>`true`;
  return filter.values.includes('Y') === (filter.operator === 'is') ? condition : sql<SqlBool>`not (${condition})`;
}

const found = (reader: OfficeReader, filter: RosterFilter) => sql`
  from roster_entry e where ${ofScope('e.mallId', reader.scope)}
    and ${matches(sql.ref('e.mallId'), filter.mallId, 'int')}
    and ${matches(sql`e.employee_no collate "C"`, filter.employeeNo, 'text')}
    and ${matches(sql.ref('e.department'), filter.department, 'text')}
    and ${isSo(sql<SqlBool>`e.member_no is not null`, filter.joined)}
    and ${isSo(sql<SqlBool>`e.leaves_at is not null`, filter.leaving)}`;

type Page = { readonly key: Key | undefined; readonly size: number };

export async function listRosterRows(reader: OfficeReader, filter: RosterFilter, { key, size }: Page) {
  const order = [sql`e.employee_no`, sql`e.mall_id`, sql`e.entry_no`];
  const { rows } = await sql<ListedEntry>`
    select e.mall_id, mall.name as mall_name, e.entry_no, e.employee_no, e.department, e.member_no, m.name,
      to_char(e.hired_on, 'YYYY-MM-DD') as hired_on, e.leaves_at, e.invited_at, e.invitation_ends_at
    from (select e.* ${found(reader, filter)} and ${behind(order, key, 'asc')}
      order by ${sql.join(order)} limit ${size + 1}) e
    join mall using (mall_id) left join member m using (mall_id, member_no)
    order by ${sql.join(order)}`.execute(reader);
  return rows;
}

export const countRoster = (reader: OfficeReader, filter: RosterFilter) => countFound(reader, found(reader, filter));
