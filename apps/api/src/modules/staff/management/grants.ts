import { fieldError } from '@mall/contracts/errors';
import { isBuiltIn, mallRoles, type Permission, permissions } from '@mall/contracts/office/rights';
import type { WantedGrant } from '@mall/contracts/office/staff';
import type { OfficeScope } from '@mall/db/in-office';
import { conflictsOf, roleTemplates } from '@mall/domain/office/rights';
import type { Dependencies } from '../../../dependencies.ts';
import { isWithin } from '../../../office/within-scope.ts';
import { nameOfRole } from '../role-name.ts';
import type { Runner } from '../staff.repository.ts';
import { listGrants, listOwnRoles } from './manage.repository.ts';

const isMallRole = (code: string): boolean => mallRoles.some((role) => role === code);
const isPermission = (one: string): one is Permission => permissions.some((known) => known === one);

/** The permissions of a role; undefined for an unknown one. */
async function permissionsOf(database: Runner, roleCode: string): Promise<readonly Permission[] | undefined> {
  if (isBuiltIn(roleCode)) return roleTemplates[roleCode];
  const own = (await listOwnRoles(database)).find((role) => role.roleCode === roleCode);
  return own?.permissions.filter(isPermission);
}

type Wanted = { readonly grants: readonly WantedGrant[]; readonly scope: OfficeScope };

/**
 * Throws 4220 unless somebody with this scope may give these grants: a mall's role names malls, a provider's role names none; staff of some malls
 * give roles of malls only there.
 */
export async function assertGivable({ malls }: Dependencies, { grants, scope }: Wanted): Promise<void> {
  const known = new Set([...(await malls.all()).values()].map(({ mallId }) => mallId));
  for (const { roleCode, mallIds } of grants) {
    if (isMallRole(roleCode) && !mallIds?.length) throw fieldError('grants', '몰 역할에는 몰을 골라 주세요.');
    if (mallIds?.some((mallId) => !known.has(mallId) || !isWithin(scope, mallId)))
      throw fieldError('grants', '고를 수 없는 몰이 있어요.');
    if (scope.kind !== 'all' && !isMallRole(roleCode)) throw fieldError('grants', '담당 몰의 역할만 줄 수 있어요.');
  }
}

/** Throws 4220 when somebody would both audit and operate, or a role does not exist. */
export async function assertNoConflict(
  database: Runner,
  { staffNo, roleCodes }: { readonly staffNo: number; readonly roleCodes: readonly string[] },
): Promise<void> {
  const held = await listGrants(database, [staffNo]);
  const codes = new Set([...held.map((grant) => grant.roleCode), ...roleCodes]);
  const sets = await Promise.all([...codes].map((code) => permissionsOf(database, code)));
  if (sets.includes(undefined)) throw fieldError('grants', '없는 역할이에요.');
  const conflicts = conflictsOf(sets.flatMap((set) => set ?? []));
  if (conflicts.length > 0) throw fieldError('grants', '기록을 점검하는 사람은 운영 업무를 함께 할 수 없어요.');
}

/** Such as `상담 (한울복지몰)`. */
export async function inWords({ malls }: Dependencies, { roleCode, mallIds, carrier }: WantedGrant): Promise<string> {
  const all = [...(await malls.all()).values()];
  const names = mallIds?.flatMap((id) => all.find(({ mallId }) => mallId === id)?.name ?? []).join(', ');
  return `${nameOfRole(roleCode, null)} (${[names ?? '모든 몰', carrier].filter(Boolean).join(', ')})`;
}
