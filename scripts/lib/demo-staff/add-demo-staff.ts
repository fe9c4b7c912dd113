import { randomBytes } from 'node:crypto';
import { createIdentityVault } from '../../../apps/api/src/certification/identity-vault.ts';
import type { Config } from '../../../apps/api/src/config.ts';
import { hashPassword } from '../../../apps/api/src/modules/auth/password/passwords.ts';
import { sealSecret } from '../../../apps/api/src/modules/staff/factors/prove-factor.ts';
import { newTotpSecret } from '../../../apps/api/src/modules/staff/factors/totp.ts';
import { writePrivateFile } from '../../../apps/sandbox/src/private-file.ts';
import type { StaffSecret } from '../../../apps/sandbox/src/staff-codes/staff-codes.routes.ts';
import type { RoleCode } from '../../../packages/contracts/src/office/rights.ts';
import type { Database } from '../../../packages/db/src/connection.ts';
import { addDemoWork } from './add-demo-work.ts';
import { type DemoStaff, demoEmail, demoStaff, demoStaffPassword } from './demo-staff.ts';

/**
 * Adds staff of every role and their work to an office without staff, as the owner of the tables; the secrets of their apps go into a file that the
 * sandbox reads.
 */
export async function addDemoStaff(
  owner: Database,
  { identityKey }: Pick<Config, 'identityKey'>,
  file: string,
): Promise<void> {
  const known = await owner.selectFrom('staff').select('staffNo').limit(1).executeTakeFirst();
  if (known) return;
  const vault = createIdentityVault(identityKey);
  const passwordHash = await hashPassword(demoStaffPassword);
  const mallIds = await mallIdsByUrl(owner);
  const staffNos = new Map<RoleCode, number>();
  const secrets = await owner.transaction().execute(async (transaction) => {
    const added: StaffSecret[] = [];
    for (const one of demoStaff) {
      const secret = newTotpSecret(randomBytes);
      const staff = { passwordHash, sealedSecret: sealSecret({ vault }, secret), mallIds: idsOf(one, mallIds) };
      staffNos.set(one.role, await insertDemoStaff(transaction, one, staff));
      added.push({ name: one.name, email: demoEmail(one.role), secret });
    }
    return added;
  });
  await giveMalls(owner, staffNos.get('MD'));
  await addDemoWork(owner, { vault, mallIds, staffNos });
  writePrivateFile(file, JSON.stringify(secrets));
}

async function mallIdsByUrl(owner: Database): Promise<ReadonlyMap<string, number>> {
  const malls = await owner.selectFrom('mall').select(['mallUrl', 'mallId']).execute();
  return new Map(malls.map(({ mallUrl, mallId }) => [mallUrl, mallId]));
}

/** Sets the responsible staff of the largest malls; the others have none yet. */
async function giveMalls(owner: Database, ownerNo: number | undefined): Promise<void> {
  if (ownerNo === undefined) return;
  await owner.updateTable('mall').set({ ownerNo }).where('mallUrl', 'in', ['familyshop', 'hanul', 'keep']).execute();
}

const idsOf = ({ mallUrls }: Pick<DemoStaff, 'mallUrls'>, ids: ReadonlyMap<string, number>): number[] | null =>
  mallUrls ? mallUrls.flatMap((mallUrl) => ids.get(mallUrl) ?? []) : null;

type Prepared = { passwordHash: string; sealedSecret: Buffer; mallIds: number[] | null };

async function insertDemoStaff(
  owner: Database,
  { role, name, carrier }: DemoStaff,
  { passwordHash, sealedSecret, mallIds }: Prepared,
): Promise<number> {
  const now = new Date();
  const { staffNo } = await owner
    .insertInto('staff')
    .values({ email: demoEmail(role), name, state: 'ACTIVE', passwordHash, createdAt: now })
    .returning('staffNo')
    .executeTakeFirstOrThrow();
  await owner.insertInto('staffTotp').values({ staffNo, sealedSecret, confirmedAt: now }).execute();
  await owner
    .insertInto('staffGrant')
    .values({ staffNo, roleCode: role, mallIds, carrier: carrier ?? null, startsAt: now })
    .execute();
  return staffNo;
}
