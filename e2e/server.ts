import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../apps/api/src/config.ts';
import { startServer } from '../apps/api/src/server.ts';
import { createTestDatabase } from '../packages/testing/src/database.ts';
import { serverVariable, startTestServer } from '../packages/testing/src/template.ts';
import { onStop, untilStopped } from '../scripts/lib/lifetime.ts';
import { runTask } from '../scripts/lib/task.ts';
import { port } from './addresses.ts';

// The real server over a clone of the demo malls; on its own (`npx playwright test -c e2e`) it brings a PostgreSQL too.
await runTask(async () => {
  if (!process.env[serverVariable]) {
    const server = await startTestServer();
    onStop(() => server.stop());
    process.env[serverVariable] = server.url;
  }
  const { url, drop } = await createTestDatabase();
  onStop(drop);
  const dataFolder = await mkdtemp(join(tmpdir(), 'mall-e2e-'));
  onStop(() => rm(dataFolder, { recursive: true, force: true }));
  const server = await startServer(
    loadConfig({
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      // All browsers of a run come from one address.
      RATE_LIMIT_PER_MINUTE: '0',
    }),
  );
  onStop(() => server.close());
  return untilStopped();
});
