import { openOwner } from './office-orders.ts';

/** The first day of the month this many months ago. */
export const monthsAgo = (count: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 10);
};

/** Adds an open review of a month, with one finding about each of these staff. */
export async function addReview(month: string, findings: readonly { kind: string; staffNo: number }[]): Promise<void> {
  const owner = openOwner();
  await owner`insert into access_review (month, opened_at) values (${month}, now())`;
  for (const { kind, staffNo } of findings)
    await owner`
      insert into review_finding (month, kind, staff_no, times, latest_at)
      values (${month}, ${kind}, ${staffNo}, 3, ${`${month}T05:00:00Z`})`;
  await owner.end();
}

/** Staff who both audit and operate. */
export async function addAuditingOperator(): Promise<number> {
  const owner = openOwner();
  const [row] = await owner<{ staffNo: string }[]>`
    with added as (
      insert into staff (email, name, state, password_hash, created_at)
      values ('both@office.test', '겸직 담당 데모', 'ACTIVE', '', now()) returning staff_no),
    granted as (
      insert into staff_grant (staff_no, role_code, starts_at)
      select staff_no, role, now() from added, unnest(array['SECURITY', 'CS']) role)
    select staff_no as "staffNo" from added`;
  await owner.end();
  return Number(row?.staffNo);
}
