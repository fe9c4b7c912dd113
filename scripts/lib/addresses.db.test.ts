import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { insertMall, insertMember } from '../../apps/api/src/testing/test-app.ts';
import { printAddresses } from './addresses.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => db.drop());

/** What a start prints. */
async function printedIn(mode: string): Promise<string> {
  vi.stubEnv('NODE_ENV', mode);
  const lines: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  await printAddresses(db.url, (mallUrl) => `http://${mallUrl}.localhost`);
  return lines.join('\n');
}

test('an empty database begins with a mall of one’s own in production, with the demo elsewhere', async () => {
  expect(await printedIn('production')).toContain('no mall yet: npm run mall -- add');
  expect(await printedIn('development')).toContain('no mall yet: npm run seed');
});

test('a start names the malls; who of the demo can sign in, and how, only outside of production', async () => {
  await insertMall(db.ownerDatabase, { mallId: 1, mallUrl: 'familyshop' });
  await insertMember(db.ownerDatabase, { mallId: 1, loginId: 'demo' });
  const [demo, production] = [await printedIn('development'), await printedIn('production')];
  for (const text of [demo, production]) expect(text).toContain('desktop  http://familyshop.localhost/familyshop');
  expect(demo).toContain('sign in  demo (member); password Demo!2026');
  expect(production).not.toMatch(/sign in|password|Demo!/);
});
