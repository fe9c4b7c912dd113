import type { MallLayout } from '@mall/contracts/layout';
import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

/** A mall as the server knows it: what its screens show, and what only the server decides by. */
export type Mall = Readonly<
  MallLayout & {
    deliveryFee: number;
    freeDeliveryFrom: number;
    remoteSurcharge: number;
    /** Days that an account waits for its deposit. */
    depositDays: number;
    guestMemberNo: number | null;
    hasDormancy: boolean;
    /** The operator looks at who joins before they may sign in. */
    needsApproval: boolean;
  }
>;

/** Malls are public and below no policy; check constraints of the table keep the codes within their types. */
export async function listMalls(database: Database): Promise<Mall[]> {
  const rows = await database.selectFrom('mall').selectAll().execute();
  return rows as unknown as Mall[];
}

export async function isDatabaseReachable(database: Database): Promise<boolean> {
  return sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
}
