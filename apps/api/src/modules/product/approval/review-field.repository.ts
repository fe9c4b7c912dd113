import { sql } from 'kysely';
import type { Runner } from '../office/product.repository.ts';

type Rule = { readonly field: string; readonly mayFall: number | null };
export type Who = { readonly staffNo: number; readonly at: Date };

/** The fields that these staff may not save alone, because of one of their roles. */
export async function listWaitingFields(runner: Runner, { staffNo, at }: Who): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select field, may_fall from review_field f
    where exists (select from staff_grant g where g.staff_no = ${staffNo} and g.role_code = any (f.roles)
      and g.ended_at is null and g.starts_at <= ${at} and (g.ends_at is null or g.ends_at > ${at}))
    order by field`.execute(runner);
  return rows;
}
