import type { DatabaseAddress } from '../../packages/db/src/logins.ts';
import { isSeeded } from '../../packages/db/src/seed/is-seeded.ts';
import { step } from './step.ts';
import { withOwner } from './with-owner.ts';

/** A first start gets the demo malls; a production database is never filled unless requested. */
export async function seedWhenEmpty(address: DatabaseAddress): Promise<void> {
  // Without the owner's address the mall is started as in production.
  if (process.env.NODE_ENV === 'production' || !address.ownerUrl) return;
  if (await withOwner(address, isSeeded)) return;
  await step('demo data', async () => {
    // Loaded on demand: later starts do not need it, and the demo content is large.
    const { seedNow } = await import('./seed.ts');
    await seedNow(address, {}, () => {});
  });
}
