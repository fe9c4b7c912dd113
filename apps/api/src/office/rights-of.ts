import { type Permission, permissions } from '@mall/contracts/office/rights';
import type { OfficeScope } from '@mall/db/in-office';
import { roleTemplates } from '@mall/domain/office/rights';
import type { GrantRow } from './staff-session.repository.ts';

/** What staff may do, and in which malls. */
export type Rights = ReadonlyMap<Permission, OfficeScope>;

/** The union of the grants: a permission holds in every mall of every grant that has it. */
export function rightsOf(grants: readonly GrantRow[]): Rights {
  const rights = new Map<Permission, OfficeScope>();
  for (const grant of grants) {
    for (const permission of permissionsOf(grant)) {
      rights.set(permission, widened(rights.get(permission), grant.mallIds));
    }
  }
  return rights;
}

/** What one grant gives of a permission: as which role, in which malls, and for which carrier; null for any. */
export type Reach = { readonly roleCode: string; readonly scope: OfficeScope; readonly carrier: string | null };

/** The grants that give a permission, for rules that depend on the role or its carrier. */
export const reachesOf = (grants: readonly GrantRow[], permission: Permission): readonly Reach[] =>
  grants
    .filter((grant) => permissionsOf(grant).includes(permission))
    .map(({ roleCode, mallIds, carrier }) => ({ roleCode, carrier, scope: widened(undefined, mallIds) }));

const known: ReadonlySet<string> = new Set(permissions);
const templates: Readonly<Record<string, readonly Permission[]>> = roleTemplates;

function permissionsOf({ roleCode, permission }: GrantRow): readonly Permission[] {
  const template = templates[roleCode];
  if (template) return template;
  // A permission that this version does not know gives nothing.
  return permission !== null && known.has(permission) ? [permission as Permission] : [];
}

function widened(scope: OfficeScope | undefined, mallIds: readonly number[] | null): OfficeScope {
  if (mallIds === null || scope?.kind === 'all') return { kind: 'all' };
  return { kind: 'malls', mallIds: [...new Set([...(scope?.mallIds ?? []), ...mallIds])] };
}
