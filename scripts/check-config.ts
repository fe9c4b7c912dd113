import { loadConfig, requireOfficeAddress } from '../apps/api/src/config.ts';
import { readDatabaseSettings } from '../packages/db/src/settings.ts';
import { describeConfig } from './lib/describe-config.ts';
import { printLines } from './lib/print-lines.ts';
import { withKeyStandIns } from './lib/sandbox.ts';
import { runTask } from './lib/task.ts';

await runTask(async () => {
  const { databaseUrl } = readDatabaseSettings(process.env);
  const embedded = 'postgres://localhost/embedded';
  const config = loadConfig({ ...withKeyStandIns(process.env), DATABASE_URL: databaseUrl ?? embedded });
  // The embedded server includes the office's login.
  if (databaseUrl) requireOfficeAddress(config);
  printLines(['✓ the settings are whole', ...describeConfig(config, process.env)]);
  return undefined;
});
