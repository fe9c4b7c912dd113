import type { Database } from '@mall/db/connection';
import { reachesOf, rightsOf } from './rights-of.ts';
import type { StaffCaller } from './staff-caller.ts';
import { findWorkingStaff, listGrantsOf } from './staff-session.repository.ts';

type Asked = {
  readonly staffNo: number;
  readonly sessionNo: number | null;
  readonly address: string;
  readonly device: string;
};

/** Staff with the permissions that they have now, for work without a session; undefined once the account is no longer active. */
export async function findStaffCaller(
  database: Database,
  { staffNo, sessionNo, address, device }: Asked,
  now: Date,
): Promise<StaffCaller | undefined> {
  const [staff, grants] = await Promise.all([
    findWorkingStaff(database, staffNo, now),
    listGrantsOf(database, staffNo, now),
  ]);
  if (!staff) return undefined;
  return {
    ...{ staffNo, sessionNo: sessionNo ?? 0, address, device, name: staff.name, email: staff.email, provedAt: now },
    rights: rightsOf(grants),
    reachOf: (permission) => reachesOf(grants, permission),
  };
}
