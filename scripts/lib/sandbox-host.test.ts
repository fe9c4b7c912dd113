import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { stopAll } from './lifetime.ts';
import { openSandbox } from './sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-host-'));
afterEach(async () => {
  await stopAll();
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** 127.0.0.2 is this machine too, and stands in for its other addresses: a server on 127.0.0.1 only is not reachable by it. */
async function isReachedBy(hosts: readonly string[]): Promise<boolean[]> {
  vi.stubEnv('DATA_DIR', folder);
  const { publicUrl = '' } = await openSandbox({ port: 0, publicHost: 'localhost' });
  const isReachable = (host: string) =>
    fetch(`http://${host}:${new URL(publicUrl).port}/outbox`).then(
      ({ ok }) => ok,
      () => false,
    );
  return Promise.all(hosts.map(isReachable));
}

test('the outbox with its reset links serves this machine only, unless SANDBOX_HOST allows more', async () => {
  vi.stubEnv('SANDBOX_HOST', '');
  expect(await isReachedBy(['127.0.0.1', '127.0.0.2'])).toEqual([true, false]);
  await stopAll();
  vi.stubEnv('SANDBOX_HOST', '0.0.0.0');
  expect(await isReachedBy(['127.0.0.1', '127.0.0.2'])).toEqual([true, true]);
});
