import { AppError } from '@mall/contracts/errors';
import { reviewedFields } from '@mall/domain/product-review';
import { sql } from 'kysely';
import type { Changes, Runner } from '../office/product.repository.ts';

type Rule = { readonly field: string; readonly mayFall: number | null };
type Who = { readonly staffNo: number; readonly at: Date };

/** The fields that this staff does not save alone, for a role of theirs. */
export async function listWaitingFields(runner: Runner, { staffNo, at }: Who): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select field, may_fall from review_field f
    where exists (select from staff_grant g where g.staff_no = ${staffNo} and g.role_code = any (f.roles)
      and g.ended_at is null and g.starts_at <= ${at} and (g.ends_at is null or g.ends_at > ${at}))
    order by field`.execute(runner);
  return rows;
}

/** 4220 at each field that a second person looks at, where this staff would save it alone. */
export async function assertOwnSave(runner: Runner, changes: Changes, who: Who): Promise<void> {
  const waiting = reviewedFields(changes, await listWaitingFields(runner, who));
  if (waiting.length === 0) return;
  const message = '승인 요청으로 바꿀 수 있는 항목이에요.';
  throw new AppError('4220', { fieldErrors: waiting.map((field) => ({ field, message })) });
}
