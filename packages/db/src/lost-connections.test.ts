import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const href = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** The exit code of a process with an unhandled rejection. */
function exitCodeAfter(rejection: string): number | null {
  const code = `
    import { surviveLostConnections } from ${href('./lost-connections.ts')};
    import { ConnectionError } from ${href('../../postgres/src/open-socket.ts')};
    surviveLostConnections();
    Promise.reject(${rejection});
    setTimeout(() => process.exit(7), 50);`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' }).status;
}

test('a process outlives a lost connection that nobody handles, and no other failure', { timeout: 60_000 }, () => {
  expect(exitCodeAfter("new ConnectionError('CONNECTION_CLOSED', 'lost')")).toBe(7);
  expect(exitCodeAfter("new Error('a mistake')")).toBe(1);
});
