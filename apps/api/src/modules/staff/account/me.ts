import type { Me } from '@mall/contracts/office/account';
import { menuOf } from '@mall/domain/office/menu';
import type { Dependencies } from '../../../dependencies.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { listRunningRoles } from '../grant.repository.ts';
import { nameOfRole } from '../role-name.ts';

const firstMalls = 50;

/** The signed-in staff, their permissions in any mall, and the resulting menu. */
export async function showMe({ database, clock, malls }: Dependencies, staff: StaffCaller): Promise<Me> {
  const { staffNo, name, email, rights } = staff;
  const [roles, all] = await Promise.all([listRunningRoles(database, { staffNo, at: clock() }), malls.all()]);
  const permissions = [...rights.keys()];
  const isAll = [...rights.values()].some(({ kind }) => kind === 'all');
  const numbers = new Set([...rights.values()].flatMap((scope) => (scope.kind === 'malls' ? scope.mallIds : [])));
  const own = [...all.values()].filter(({ mallId }) => isAll || numbers.has(mallId));
  return {
    ...{ staffNo, name, email, permissions },
    roles: roles.map(({ roleCode, ownName }) => ({ code: roleCode, name: nameOfRole(roleCode, ownName) })),
    malls: { isAll, count: own.length, first: own.slice(0, firstMalls).map(inShort) },
    menu: menuOf({ permissions, malls: isAll ? 'all' : own }).map(({ name: group, items }) => ({
      name: group,
      items: [...items],
    })),
  };
}

const inShort = ({ mallId, mallUrl, name, salesType, isMarketing }: Mall) => ({
  ...{ mallId, mallUrl, name, salesType, isMarketing },
});
