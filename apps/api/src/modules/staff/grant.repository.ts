import type { StaffGrant } from '@mall/db/generated';
import type { Selectable } from 'kysely';
import type { Runner } from './staff.repository.ts';

type At = { readonly staffNo: number; readonly at: Date };

/** The present roles of staff, each once; custom roles with their names. */
export function listRunningRoles(database: Runner, { staffNo, at }: At) {
  return database
    .selectFrom('staffGrant')
    .leftJoin('officeRole', 'officeRole.roleCode', 'staffGrant.roleCode')
    .select(['staffGrant.roleCode', 'officeRole.name as ownName'])
    .distinct()
    .where('staffGrant.staffNo', '=', staffNo)
    .where('staffGrant.endedAt', 'is', null)
    .where('staffGrant.startsAt', '<=', at)
    .where((where) => where.or([where('staffGrant.endsAt', 'is', null), where('staffGrant.endsAt', '>', at)]))
    .orderBy('staffGrant.roleCode')
    .execute();
}

type NewGrant = Readonly<
  Pick<
    Selectable<StaffGrant>,
    'staffNo' | 'roleCode' | 'mallIds' | 'carrier' | 'startsAt' | 'endsAt' | 'grantedBy' | 'caseNo'
  >
>;

export async function insertGrants(database: Runner, grants: readonly NewGrant[]): Promise<void> {
  const rows = grants.map(({ mallIds, ...grant }) => ({ ...grant, mallIds: mallIds && [...mallIds] }));
  await database.insertInto('staffGrant').values(rows).execute();
}
