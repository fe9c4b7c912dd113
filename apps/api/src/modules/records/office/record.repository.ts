import type { PrivacyAccess, StaffAudit } from '@mall/db/generated';
import { type Selectable, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { countedTo } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

/** The filters of a log; the keys are those of its function in the database, and absent ones filter nothing. */
export type LogFilter = {
  readonly staff?: readonly number[] | undefined;
  readonly malls?: readonly number[] | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
};
export type AuditFilter = LogFilter & {
  readonly actions?: readonly string[] | undefined;
  readonly subjects?: readonly string[] | undefined;
};
export type AccessFilter = LogFilter & {
  readonly tasks?: readonly string[] | undefined;
  readonly member?: number | undefined;
};
type Page = { readonly before: number | null; readonly most: number };

type Named = { readonly staffName: string | null; readonly mallName: string | null };
const auditColumns = [
  ...(['auditNo', 'happenedAt', 'staffNo', 'operator', 'address', 'ofMallId'] as const),
  ...(['action', 'subject', 'changes', 'reason'] as const),
] satisfies (keyof StaffAudit)[];
const accessColumns = [
  ...(['accessNo', 'happenedAt', 'staffNo', 'address', 'device', 'ofMallId', 'task'] as const),
  ...(['subjects', 'fields', 'place', 'reason', 'contactNo'] as const),
] satisfies (keyof PrivacyAccess)[];
const named = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(`r.${column}`)));

export type StoredAudit = Pick<Selectable<StaffAudit>, (typeof auditColumns)[number]> & Named;
export type StoredAccess = Pick<Selectable<PrivacyAccess>, (typeof accessColumns)[number]> & Named;

/** The newest first. */
export async function listAudit(reader: OfficeReader, filter: AuditFilter, { before, most }: Page) {
  const { rows } = await sql<StoredAudit>`
    select ${named(auditColumns)}, s.name as staff_name, m.name as mall_name
    from read_audit(${filter}::jsonb, ${before}, ${most}) r
    left join staff s on s.staff_no = r.staff_no
    left join mall m on m.mall_id = r.of_mall_id
    order by r.audit_no desc`.execute(reader);
  return rows;
}

export const countAudit = (reader: OfficeReader, filter: AuditFilter) =>
  countFound(reader, sql`from read_audit(${filter}::jsonb, null, ${countedTo + 1})`);

/** The newest first. */
export async function listAccess(reader: OfficeReader, filter: AccessFilter, { before, most }: Page) {
  const { rows } = await sql<StoredAccess>`
    select ${named(accessColumns)}, s.name as staff_name, m.name as mall_name
    from read_privacy_access(${filter}::jsonb, ${before}, ${most}) r
    left join staff s on s.staff_no = r.staff_no
    left join mall m on m.mall_id = r.of_mall_id
    order by r.access_no desc`.execute(reader);
  return rows;
}

export const countAccess = (reader: OfficeReader, filter: AccessFilter) =>
  countFound(reader, sql`from read_privacy_access(${filter}::jsonb, null, ${countedTo + 1})`);

type Verified = {
  readonly log: 'staff_audit' | 'privacy_access';
  readonly seals: number;
  readonly rowCount: number;
  readonly sealedAt: Date | null;
  readonly fault: 'CHANGED' | 'DELETED' | 'ADDED' | 'SEAL' | null;
  readonly sealNo: number | null;
  readonly rowNo: number | null;
};

/** Reads both logs completely, and compares each row with its seal. */
export async function verifyLogs(reader: Pick<OfficeReader, 'getExecutor'>): Promise<Verified[]> {
  const { rows } =
    await sql<Verified>`select log, seals, row_count, sealed_at, fault, seal_no, row_no from verify_logs()`.execute(
      reader,
    );
  return rows;
}

/** Seals the rows of ended transactions; returns how many. */
export async function sealLogs(database: Pick<OfficeReader, 'getExecutor'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select seal_logs() as count`.execute(database);
  return rows[0]?.count ?? 0;
}
