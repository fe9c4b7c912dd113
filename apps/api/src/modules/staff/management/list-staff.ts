import { AppError } from '@mall/contracts/errors';
import type { StaffRow } from '@mall/contracts/office/staff';
import type { OfficeScope } from '@mall/db/in-office';
import type { Dependencies } from '../../../dependencies.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { nameOfRole } from '../role-name.ts';
import { listSessions } from '../sign-in/session.repository.ts';
import { listGrants } from './manage.repository.ts';
import * as rows from './staff-list.repository.ts';

type Query = rows.StaffFilter & { readonly cursor?: string | undefined; readonly size?: number | undefined };

/** A page of the office's staff, as far as somebody with this scope may see them. */
export async function listStaff(office: Dependencies, scope: OfficeScope, { cursor, size, ...filter }: Query) {
  const { database, clock } = office;
  const limit = sizeOf({ size });
  const [found, count] = await Promise.all([
    rows.listStaffRows(database, { ...filter, scope, now: clock(), after: readCursor(cursor, 1), limit: limit + 1 }),
    rows.countStaff(database, { ...filter, scope }),
  ]);
  const page = pageOf(found, limit, ({ staffNo }) => [staffNo]);
  return { ...page, rows: await withGrants(office, scope, page.rows), count };
}

/** One of the staff, with their sessions. Error 4040: none, or none of one's own malls. */
export async function showStaff(office: Dependencies, scope: OfficeScope, caller: StaffCaller, staffNo: number) {
  const { database, clock } = office;
  const now = clock();
  const found = await rows.listStaffRows(database, { scope, staffNo, now, after: undefined, limit: 1 });
  const [staff] = await withGrants(office, scope, found);
  if (!staff) throw new AppError('4040');
  const sessions = await listSessions(database, { staffNo, now });
  return {
    staff,
    isSelf: staffNo === caller.staffNo,
    sessions: sessions.map(({ beganAt, lastSeenAt, ...session }) => ({
      ...session,
      beganAt: beganAt.toISOString(),
      seenAt: lastSeenAt.toISOString(),
    })),
  };
}

/** With their roles; for staff of several malls, only the malls of the caller. */
async function withGrants(
  { database, malls }: Dependencies,
  scope: OfficeScope,
  staff: readonly rows.StaffListRow[],
): Promise<StaffRow[]> {
  const [grants, all] = await Promise.all([
    listGrants(
      database,
      staff.map(({ staffNo }) => staffNo),
    ),
    malls.all(),
  ]);
  const names = new Map([...all.values()].map(({ mallId, name }) => [mallId, name]));
  const known = (mallId: number) => scope.kind === 'all' || scope.mallIds.includes(mallId);
  return staff.map(({ lastSignedInAt, ...one }) => ({
    ...one,
    lastSignedInAt: lastSignedInAt?.toISOString() ?? null,
    grants: grants
      .filter(({ staffNo }) => staffNo === one.staffNo)
      .filter(({ mallIds }) => scope.kind === 'all' || mallIds?.some(known))
      .map(({ grantNo, roleCode, ownName, mallIds, carrier, startsAt, endsAt }) => ({
        ...{ grantNo, roleCode, roleName: nameOfRole(roleCode, ownName), carrier },
        ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
        malls: (mallIds ?? []).filter(known).map((mallId) => ({ mallId, name: names.get(mallId) ?? '' })),
      })),
  }));
}
