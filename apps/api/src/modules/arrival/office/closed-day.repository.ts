import type { ArrivalRule } from '@mall/contracts/arrival';
import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type ClosedDay = ArrivalRule['closedDays'][number] & { readonly name: string };

/** The provider's own closed days from this one on, and who entered them. */
export async function listOwnDays(
  reader: OfficeReader,
  from: string,
): Promise<(ClosedDay & { readonly by: string })[]> {
  const { rows } = await sql<ClosedDay & { readonly by: string }>`
    select to_char(c.day, 'YYYY-MM-DD') as day, c.stops, c.name, coalesce(s.name, '') as by
    from closed_day c left join staff s on s.staff_no = c.entered_by where c.day >= ${from}::date order by c.day`.execute(
    reader,
  );
  return rows;
}

type By = { readonly staffNo: number; readonly at: Date };

/** False when the day has an entry. */
export async function insertClosedDay(
  database: Database,
  { day, stops, name }: ClosedDay,
  { staffNo, at }: By,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into closed_day (day, stops, name, entered_by, entered_at)
    values (${day}::date, ${stops}, ${name}, ${staffNo}, ${at}) on conflict do nothing`.execute(database);
  return numAffectedRows === 1n;
}

/** False when there is no such day. */
export async function deleteClosedDay(database: Database, day: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from closed_day where day = ${day}::date`.execute(database);
  return numAffectedRows === 1n;
}
