import type { ApplicationCheck } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { OfficeScope } from '@mall/db/in-office';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

/** A dealer, from one of their grants. */
export type DealerGrant = {
  readonly staffNo: number;
  readonly name: string;
  readonly carrier: string | null;
  /** Null for all. */
  readonly mallIds: readonly number[] | null;
};

/** The dealers' grants that are valid now in a mall of the scope. */
export async function listDealerGrants(
  transaction: Pick<OfficeReader, 'getExecutor'>,
  { scope, at }: { readonly scope: OfficeScope; readonly at: Date },
): Promise<DealerGrant[]> {
  const ofMalls =
    scope.kind === 'all' ? sql`true` : sql`(g.mall_ids is null or g.mall_ids && ${[...scope.mallIds]}::int[])`;
  const { rows } = await sql<DealerGrant>`
    select s.staff_no, s.name, g.carrier, g.mall_ids from staff s
    join staff_grant g on g.staff_no = s.staff_no and g.ended_at is null and g.starts_at <= ${at}
      and (g.ends_at is null or g.ends_at > ${at})
    where s.state = 'ACTIVE' and g.role_code = 'DEALER' and ${ofMalls}
    order by s.name, s.staff_no limit 500`.execute(transaction);
  return rows;
}

type Assignment = { readonly applicationNo: string; readonly from: number | null; readonly to: number | null };

/** False when the assignee is not the one that the caller saw. */
export async function updateDealer(
  transaction: MallTransaction,
  { applicationNo, from, to }: Assignment,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('application')
    .set({ assignedTo: to })
    .where('mallId', '=', transaction.mallId)
    .where('applicationNo', '=', applicationNo)
    .where('assignedTo', 'is not distinct from', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type Looked = Omit<ApplicationCheck, 'mallId'>;

/** The last check counts. */
export async function saveCheck(
  transaction: MallTransaction,
  { isPassed, staffNo, checkedAt, ...key }: Looked,
): Promise<void> {
  const found = { isPassed, staffNo, checkedAt };
  await transaction
    .insertInto('applicationCheck')
    .values({ ...key, ...found, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.columns(['mallId', 'applicationNo', 'kind']).doUpdateSet(found))
    .execute();
}
