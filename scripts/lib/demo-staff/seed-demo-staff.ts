import type { Config } from '../../../apps/api/src/config.ts';
import { connectOffice } from '../../../packages/db/src/connection.ts';
import type { DatabaseAddress } from '../../../packages/db/src/logins.ts';
import { roleNames } from '../../../packages/domain/src/office/right-words.ts';
import { demoStaffFile, type OpenSandbox } from '../sandbox.ts';
import { withOwner } from '../with-owner.ts';
import { addDemoStaff } from './add-demo-staff.ts';
import { demoEmail, demoStaff, demoStaffPassword } from './demo-staff.ts';

/** With a sandbox, an office without staff gets staff of every role; never in production, nor without the owner's address. */
export async function seedDemoStaff(address: DatabaseAddress, config: Config, sandbox: OpenSandbox): Promise<void> {
  if (!sandbox.publicUrl || !address.ownerUrl || !config.role.servesOffice) return;
  await withOwner(address, (owner) => addDemoStaff(owner, config, demoStaffFile()));
}

/** Prints who can sign in to the office, and where their one-time codes are. */
export async function printDemoStaff({ officeUrl }: DatabaseAddress, { publicUrl }: OpenSandbox): Promise<void> {
  if (!publicUrl || !officeUrl) return;
  const office = connectOffice({ url: officeUrl, maxConnections: 1 });
  try {
    const rows = await office.selectFrom('staff').select('email').where('state', '=', 'ACTIVE').execute();
    const known = new Set(rows.map(({ email }) => email));
    const accounts = demoStaff
      .map(({ role }) => ({ email: demoEmail(role), role }))
      .filter(({ email }) => known.has(email));
    if (accounts.length === 0) return;
    console.log(`  sign in  ${accounts.map(({ email, role }) => `${email} (${roleNames[role]})`).join(', ')}`);
    console.log(`           password ${demoStaffPassword}; one-time codes: ${publicUrl}/staff-codes`);
  } finally {
    await office.destroy();
  }
}
