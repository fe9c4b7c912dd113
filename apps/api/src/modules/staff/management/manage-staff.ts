import { randomBytes } from 'node:crypto';
import { AppError, fieldError } from '@mall/contracts/errors';
import type { Permission } from '@mall/contracts/office/rights';
import type { WantedGrant } from '@mall/contracts/office/staff';
import type { OfficeScope } from '@mall/db/in-office';
import { conflictsOf } from '@mall/domain/office/rights';
import type { Dependencies } from '../../../dependencies.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { endLooksOfStaff } from '../../auth/look/end-looks-of-staff.ts';
import { openCase } from '../../case/cases.ts';
import { insertGrants } from '../grant.repository.ts';
import { newLink } from '../invitation/links.ts';
import { mailStaff } from '../invitation/mail-staff.ts';
import { invitationMail } from '../invitation/staff-mails.ts';
import { nameOfRole } from '../role-name.ts';
import { updateAllEnded } from '../sign-in/session.repository.ts';
import { findStaff } from '../staff.repository.ts';
import { assertGivable, assertNoConflict, inWords } from './grants.ts';
import * as manage from './manage.repository.ts';
import { listStaffRows } from './staff-list.repository.ts';

/** The actor: staff, within their scope, or a command of the operating system's user, without limits. */
export type Manager = { readonly scope: OfficeScope; readonly staffNo: number | null };

type Invited = {
  readonly email: string;
  readonly name: string;
  readonly grants: readonly WantedGrant[];
  readonly endsOn: string | null;
  readonly reason: string;
};

/**
 * Adds an account that waits for its owner. Staff of all malls only propose its grants; others, and the command that adds
 * the first staff, give them at once. Error 4220.
 */
export async function addStaff(
  office: Dependencies,
  { scope, staffNo: by }: Manager,
  { email, name, grants, endsOn, reason }: Invited,
): Promise<{ staffNo: number; caseNo: number | null }> {
  const at = office.clock();
  await assertGivable(office, { grants, scope });
  const words = await Promise.all(grants.map((grant) => inWords(office, grant)));
  return office.database.transaction().execute(async (transaction) => {
    const staffNo = await manage.insertStaff(transaction, { email, name, endsOn, at });
    if (staffNo === undefined) throw fieldError('email', '이미 있는 직원이에요.');
    await assertNoConflict(transaction, { staffNo, roleCodes: grants.map(({ roleCode }) => roleCode) });
    if (by !== null && scope.kind === 'all' && grants.length > 0) {
      const differences = [{ name: `${name} (${email})`, before: '없음', after: words.join(', ') }];
      const proposed = {
        kind: 'staff.grant',
        subject: `staff ${staffNo}`,
        request: { staffNo, grants },
        differences,
        reason,
      };
      return { staffNo, caseNo: await openCase(transaction, proposed, { madeBy: by, at }) };
    }
    const rows = grants.map(({ endsAt, mallIds, carrier, roleCode }) => ({
      ...{ staffNo, roleCode, mallIds, carrier, startsAt: at, endsAt: endsAt === null ? null : new Date(endsAt) },
      ...{ grantedBy: by, caseNo: null },
    }));
    if (rows.length > 0) await insertGrants(transaction, rows);
    return { staffNo, caseNo: null };
  });
}

/** Mails the link again to staff who have not accepted yet; false when the mail was not sent. */
export async function mailInvitation(office: Dependencies, staffNo: number): Promise<boolean> {
  const staff = await findStaff(office.database, staffNo);
  if (staff?.state !== 'INVITED') throw new AppError('4090');
  const link = await newLink(office, { staffNo, state: 'INVITED' });
  return mailStaff(office, invitationMail(staff, link)).then(
    () => true,
    () => false,
  );
}

/** Throws 4040 unless these staff are visible in the scope. */
export async function assertKnown(
  { database, clock }: Dependencies,
  scope: OfficeScope,
  staffNo: number,
): Promise<void> {
  const found = await listStaffRows(database, { scope, staffNo, now: clock(), after: undefined, limit: 1 });
  if (found.length === 0) throw new AppError('4040');
}

type MoveTo = 'ACTIVE' | 'SUSPENDED' | 'CLOSED';
const movesTo = {
  ACTIVE: ['SUSPENDED', 'ACTIVE'],
  SUSPENDED: ['INVITED', 'ACTIVE'],
  CLOSED: ['SUSPENDED'],
} as const satisfies Readonly<Record<MoveTo, readonly string[]>>;

/** Suspends, resumes or closes an account; all its sessions end, and its look as a member. Errors: 4090 no such move, 4220 oneself. */
export async function moveStaff(
  office: Dependencies,
  caller: Pick<StaffCaller, 'staffNo'> | undefined,
  { staffNo, to }: { readonly staffNo: number; readonly to: MoveTo },
): Promise<void> {
  if (staffNo === caller?.staffNo) throw fieldError('to', '내 계정은 다른 사람이 바꿀 수 있어요.');
  const now = office.clock();
  await office.database.transaction().execute(async (transaction) => {
    const staff = await findStaff(transaction, staffNo);
    // Staff who never chose their factors go back to being invited.
    const hasAccepted = staff?.passwordHash !== null || staff.lastSignedInAt !== null;
    const state = to === 'ACTIVE' && !hasAccepted ? 'INVITED' : to;
    if (!(await manage.updateState(transaction, { staffNo, from: movesTo[to], to: state }))) throw new AppError('4090');
    if (state === 'ACTIVE') await manage.updateWoken(transaction, staffNo, now);
    else await updateAllEnded(transaction, { staffNo, now });
  });
  if (to !== 'ACTIVE') await endLooksOfStaff(office, staffNo);
}

/** Signs somebody out everywhere. */
export async function endSessions(office: Dependencies, staffNo: number): Promise<void> {
  const now = office.clock();
  await office.database.transaction().execute((transaction) => updateAllEnded(transaction, { staffNo, now }));
  await endLooksOfStaff(office, staffNo);
}

type Proposal = { readonly staffNo: number; readonly reason: string };

/** Proposes another role to security. Error 4220. */
export async function proposeGrant(
  office: Dependencies,
  caller: StaffCaller,
  { staffNo, grant, reason }: Proposal & { readonly grant: WantedGrant },
): Promise<number> {
  await assertGivable(office, { grants: [grant], scope: { kind: 'all' } });
  await assertNoConflict(office.database, { staffNo, roleCodes: [grant.roleCode] });
  const after = await inWords(office, grant);
  return propose(office, caller, {
    kind: 'staff.grant',
    staffNo,
    reason,
    after,
    request: { staffNo, grants: [grant] },
  });
}

/** Proposes to security to revoke a role. Error 4040: it has ended, or is not theirs. */
export async function proposeEnd(
  office: Dependencies,
  caller: StaffCaller,
  { staffNo, grantNo, reason }: Proposal & { readonly grantNo: number },
): Promise<number> {
  const grant = (await manage.listGrants(office.database, [staffNo])).find((one) => one.grantNo === grantNo);
  if (!grant) throw new AppError('4040');
  const request = { staffNo, grantNo };
  const before = nameOfRole(grant.roleCode, grant.ownName);
  return propose(office, caller, { kind: 'staff.endGrant', staffNo, reason, before, after: '없음', request });
}

/** Proposes to a second person to re-invite staff who have lost their device. */
export const proposeReset = (
  office: Dependencies,
  caller: StaffCaller,
  { staffNo, reason }: Proposal,
): Promise<number> =>
  propose(office, caller, { kind: 'staff.reset', staffNo, reason, after: '새로 초대', request: { staffNo } });

type Case = Proposal & {
  readonly kind: string;
  readonly before?: string;
  readonly after: string;
  readonly request: object;
};

async function propose(
  { database, clock }: Dependencies,
  { staffNo: madeBy }: StaffCaller,
  { kind, staffNo, reason, before = '없음', after, request }: Case,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const staff = await findStaff(transaction, staffNo);
    if (!staff) throw new AppError('4040');
    const differences = [{ name: `${staff.name} (${staff.email})`, before, after }];
    const proposed = { kind, subject: `staff ${staffNo}`, request, differences, reason };
    return openCase(transaction, proposed, { madeBy, at: clock() });
  });
}

type WantedRole = {
  readonly roleCode: string | null;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly Permission[];
  readonly reason: string;
};

/** Proposes a custom role, or a new version of it, to security. Errors: 4040 no such role, 4220 it both audits and operates. */
export async function proposeRole(
  { database, clock }: Dependencies,
  { staffNo: madeBy }: StaffCaller,
  { reason, ...role }: WantedRole,
): Promise<number> {
  if (conflictsOf(role.permissions).length > 0)
    throw fieldError('permissions', '기록을 점검하는 역할에는 운영 업무를 넣을 수 없어요.');
  const own = await manage.listOwnRoles(database);
  const former = own.find(({ roleCode }) => roleCode === role.roleCode);
  if (role.roleCode !== null && !former) throw new AppError('4040');
  const roleCode = role.roleCode ?? `own-${randomBytes(4).toString('hex')}`;
  const differences = [
    {
      name: role.name,
      before: former?.permissions.join(', ') ?? '없음',
      after: role.permissions.join(', ') || '없음',
    },
  ];
  const proposed = {
    kind: 'role.put',
    subject: `role ${roleCode}`,
    request: { ...role, roleCode },
    differences,
    reason,
  };
  return database.transaction().execute((tx) => openCase(tx, proposed, { madeBy, at: clock() }));
}
