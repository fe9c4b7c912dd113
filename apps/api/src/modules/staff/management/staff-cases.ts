import { AppError } from '@mall/contracts/errors';
import * as z from 'zod';
import type { CaseKind } from '../../case/case-kinds.ts';
import { deleteFactors } from '../factors/factor.repository.ts';
import { insertGrants } from '../grant.repository.ts';
import { newLink } from '../invitation/links.ts';
import { mailStaff } from '../invitation/mail-staff.ts';
import { invitationMail } from '../invitation/staff-mails.ts';
import { updateAllEnded } from '../sign-in/session.repository.ts';
import { findStaff } from '../staff.repository.ts';
import { assertNoConflict } from './grants.ts';
import { putOwnRole, updateGrantEnded, updateState } from './manage.repository.ts';

const grantRequest = z.object({
  staffNo: z.int(),
  grants: z.array(
    z.object({
      roleCode: z.string(),
      mallIds: z.array(z.int()).nullable(),
      carrier: z.string().nullable(),
      endsAt: z.string().nullable(),
    }),
  ),
});

/** Roles to be given to somebody. */
export const grantCase: CaseKind = {
  permission: 'staff.decide',
  title: '역할 주기',
  execute: async (transaction, request, { office, caseNo, madeBy }) => {
    const { staffNo, grants } = grantRequest.parse(request);
    await assertNoConflict(transaction, { staffNo, roleCodes: grants.map(({ roleCode }) => roleCode) });
    const startsAt = office.clock();
    const rows = grants.map(({ endsAt, ...grant }) => ({
      ...{ ...grant, staffNo, startsAt, endsAt: endsAt === null ? null : new Date(endsAt) },
      ...{ grantedBy: madeBy, caseNo },
    }));
    await insertGrants(transaction, rows);
    return undefined;
  },
};

/** A role to be revoked. */
export const endGrantCase: CaseKind = {
  permission: 'staff.decide',
  title: '역할 거두기',
  execute: async (transaction, request, { office, madeBy }) => {
    const { staffNo, grantNo } = z.object({ staffNo: z.int(), grantNo: z.int() }).parse(request);
    const isEnded = await updateGrantEnded(transaction, { staffNo, grantNo, endedBy: madeBy, at: office.clock() });
    if (!isEnded) throw new AppError('4090');
    return undefined;
  },
};

/** A lost device: the staff are signed out and invited again. */
export const resetCase: CaseKind = {
  permission: 'staffSessions.write',
  title: '로그인 방법 초기화',
  execute: async (transaction, request, { office }) => {
    const { staffNo } = z.object({ staffNo: z.int() }).parse(request);
    const staff = await findStaff(transaction, staffNo);
    const isMoved = await updateState(transaction, { staffNo, from: ['ACTIVE', 'INVITED'], to: 'INVITED' });
    if (!staff || !isMoved) throw new AppError('4090');
    await deleteFactors(transaction, staffNo);
    await updateAllEnded(transaction, { staffNo, now: office.clock() });
    return async () => {
      const link = await newLink(office, { staffNo, state: 'INVITED' });
      await mailStaff(office, invitationMail(staff, link)).catch(() => undefined);
    };
  },
};

/** A custom role, or a new version of it, which affects everybody who has it at once. */
export const roleCase: CaseKind = {
  permission: 'staff.decide',
  title: '역할 만들기·고치기',
  execute: async (transaction, request) => {
    const role = z.object({
      roleCode: z.string(),
      name: z.string(),
      description: z.string(),
      permissions: z.array(z.string()),
    });
    await putOwnRole(transaction, role.parse(request));
    return undefined;
  },
};
