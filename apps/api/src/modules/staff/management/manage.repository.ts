import { sql } from 'kysely';
import type { Runner } from '../staff.repository.ts';

/** Grants of some staff that have not been revoked; with the name of a custom role. */
export function listGrants(database: Runner, staffNos: readonly number[]) {
  return database
    .selectFrom('staffGrant')
    .leftJoin('officeRole', 'officeRole.roleCode', 'staffGrant.roleCode')
    .select([
      'staffGrant.staffNo',
      'staffGrant.grantNo',
      'staffGrant.roleCode',
      'officeRole.name as ownName',
      'staffGrant.mallIds',
      'staffGrant.carrier',
      'staffGrant.startsAt',
      'staffGrant.endsAt',
    ])
    .where('staffGrant.staffNo', 'in', staffNos.length > 0 ? staffNos : [0])
    .where('staffGrant.endedAt', 'is', null)
    .orderBy('staffGrant.grantNo')
    .execute();
}

type NewStaff = { readonly email: string; readonly name: string; readonly endsOn: string | null; readonly at: Date };

/** The number of a new account; undefined when the address is taken. */
export async function insertStaff(
  database: Runner,
  { email, name, endsOn, at: createdAt }: NewStaff,
): Promise<number | undefined> {
  const row = await database
    .insertInto('staff')
    .values({ email, name, endsOn: sql<Date | null>`${endsOn}::date`, createdAt })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning('staffNo')
    .executeTakeFirst();
  return row?.staffNo;
}

type Move = {
  readonly staffNo: number;
  readonly from: readonly ('INVITED' | 'ACTIVE' | 'SUSPENDED')[];
  readonly to: 'INVITED' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED';
};

/** False when the account was not in one of these states. */
export async function updateState(database: Runner, { staffNo, from, to }: Move): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('staff')
    .set({ state: to })
    .where('staffNo', '=', staffNo)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Security has resumed an account: its earlier inactivity no longer counts. */
export async function updateWoken(database: Runner, staffNo: number, at: Date): Promise<void> {
  await database.updateTable('staff').set({ lastSignedInAt: at }).where('staffNo', '=', staffNo).execute();
}

type Ending = { readonly grantNo: number; readonly staffNo: number; readonly endedBy: number; readonly at: Date };

/** False when it had ended, or is not theirs. */
export async function updateGrantEnded(
  database: Runner,
  { grantNo, staffNo, endedBy, at: endedAt }: Ending,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('staffGrant')
    .set({ endedAt, endedBy })
    .where('grantNo', '=', grantNo)
    .where('staffNo', '=', staffNo)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type OwnRole = { readonly roleCode: string; readonly name: string; readonly description: string };

export async function putOwnRole(
  database: Runner,
  { permissions, ...role }: OwnRole & { readonly permissions: readonly string[] },
): Promise<void> {
  await database
    .insertInto('officeRole')
    .values(role)
    .onConflict((conflict) =>
      conflict.column('roleCode').doUpdateSet({ name: role.name, description: role.description }),
    )
    .execute();
  await database.deleteFrom('officeRolePermission').where('roleCode', '=', role.roleCode).execute();
  const rows = permissions.map((permission) => ({ roleCode: role.roleCode, permission }));
  if (rows.length > 0) await database.insertInto('officeRolePermission').values(rows).execute();
}

/** The custom roles, each with its permissions. */
export async function listOwnRoles(database: Runner) {
  const { rows } = await sql<OwnRole & { readonly permissions: string[]; readonly count: number }>`
    select role_code, name, description,
      array(select permission from office_role_permission p where p.role_code = r.role_code order by 1) as permissions,
      (select count(distinct staff_no)::int from staff_grant g where g.role_code = r.role_code and g.ended_at is null) as count
    from office_role r order by name`.execute(database);
  return rows;
}

type NewRule = {
  readonly network: string;
  readonly label: string;
  readonly roleCode: string;
  readonly endsAt: Date | null;
};

export async function insertIpRule(database: Runner, { network, ...rule }: NewRule): Promise<void> {
  await database
    .insertInto('ipRule')
    .values({ ...rule, network: sql<string>`${network}::cidr` })
    .execute();
}

/** False when there is no such rule. */
export async function deleteIpRule(database: Runner, ruleNo: number): Promise<boolean> {
  const { numDeletedRows } = await database.deleteFrom('ipRule').where('ruleNo', '=', ruleNo).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Rules in force, with their owners. */
export function listIpRules(database: Runner, now: Date) {
  return database
    .selectFrom('ipRule')
    .leftJoin('staff', 'staff.staffNo', 'ipRule.staffNo')
    .leftJoin('mall', 'mall.mallId', 'ipRule.ofMallId')
    .select([
      'ipRule.ruleNo',
      sql<string>`ip_rule.network::text`.as('network'),
      'ipRule.label',
      'ipRule.roleCode',
      'ipRule.endsAt',
      'staff.name as staffName',
      'mall.name as mallName',
    ])
    .where((where) => where.or([where('ipRule.endsAt', 'is', null), where('ipRule.endsAt', '>', now)]))
    .orderBy('ipRule.ruleNo')
    .execute();
}
