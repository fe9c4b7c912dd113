import { fieldError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/staff';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { listStaff, showStaff } from './list-staff.ts';
import * as manage from './manage.repository.ts';
import * as staffs from './manage-staff.ts';
import { countByRole, summariseStaff } from './staff-list.repository.ts';

const idleAfterMilliseconds = 90 * 24 * 3_600_000;

/** `office` has the office's database. */
export function managementRoutes(app: FastifyInstance, office: Dependencies): void {
  const { database } = office;
  readingRoutes(app, office);

  bindOffice(app, contract.inviteStaff, async ({ staff, scope, body, write }) => {
    const mallId = scope.kind === 'malls' ? body.grants[0]?.mallIds?.[0] : undefined;
    if (scope.kind === 'malls' && mallId === undefined) throw fieldError('grants', '담당 몰을 골라 주세요.');
    const subject = { subject: 'staff', reason: body.reason, ...(mallId !== undefined && { mallId }) };
    const added = await write(subject, (recorded) =>
      staffs.addStaff(recorded, { scope, staffNo: staff.staffNo }, body),
    );
    return { ...added, isMailed: await staffs.mailInvitation(office, added.staffNo) };
  });
  bindOffice(app, contract.remindStaff, async ({ scope, params: { staffNo }, write }) => {
    await staffs.assertKnown(office, scope, staffNo);
    const [grant] = await manage.listGrants(database, [staffNo]);
    const mallId = scope.kind === 'malls' ? grant?.mallIds?.find((id) => scope.mallIds.includes(id)) : undefined;
    const subject = { subject: `staff ${staffNo}`, ...(mallId !== undefined && { mallId }) };
    return write(subject, async (recorded) => {
      const isMailed = await staffs.mailInvitation(office, staffNo);
      await recorded.database.transaction().execute(async () => {});
      return { isMailed };
    });
  });
  bindOffice(app, contract.moveStaff, async ({ staff, scope, params: { staffNo }, body: { to, reason }, write }) => {
    await staffs.assertKnown(office, scope, staffNo);
    const subject = { subject: `staff ${staffNo}`, reason, changes: { state: to } };
    await write(subject, (recorded) => staffs.moveStaff(recorded, staff, { staffNo, to }));
    return null;
  });
  bindOffice(app, contract.endStaffSessions, async ({ scope, params: { staffNo }, body: { reason }, write }) => {
    await staffs.assertKnown(office, scope, staffNo);
    await write({ subject: `staff ${staffNo}`, reason }, (recorded) => staffs.endSessions(recorded, staffNo));
    return null;
  });
  bindOffice(app, contract.resetStaff, async ({ staff, params: { staffNo }, body: { reason }, write }) => ({
    caseNo: await write({ subject: `staff ${staffNo}`, reason }, (recorded) =>
      staffs.proposeReset(recorded, staff, { staffNo, reason }),
    ),
  }));
  bindOffice(app, contract.grantRole, async ({ staff, params: { staffNo }, body: { grant, reason }, write }) => ({
    caseNo: await write({ subject: `staff ${staffNo}`, reason }, (recorded) =>
      staffs.proposeGrant(recorded, staff, { staffNo, grant, reason }),
    ),
  }));
  bindOffice(app, contract.endGrant, async ({ staff, params, body: { reason }, write }) => ({
    caseNo: await write({ subject: `staff ${params.staffNo}`, reason }, (recorded) =>
      staffs.proposeEnd(recorded, staff, { ...params, reason }),
    ),
  }));
}

function readingRoutes(app: FastifyInstance, office: Dependencies): void {
  const { database, clock } = office;
  bindOffice(app, contract.listStaff, ({ scope, query }) => listStaff(office, scope, query));
  bindOffice(app, contract.showStaff, ({ staff, scope, params }) => showStaff(office, scope, staff, params.staffNo));
  bindOffice(app, contract.summariseStaff, async ({ scope }) => {
    const idleSince = new Date(clock().getTime() - idleAfterMilliseconds);
    const [summary, byRole] = await Promise.all([
      summariseStaff(database, scope, idleSince),
      countByRole(database, scope),
    ]);
    return { ...summary, byRole };
  });
}
