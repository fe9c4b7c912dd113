import { loadConfig } from '../apps/api/src/config.ts';
import { readDatabaseSettings } from '../packages/db/src/settings.ts';
import { howToOpen, isLoopback, printAddresses } from './lib/addresses.ts';
import { buildWeb } from './lib/build-web.ts';
import { migrateDatabase, openDatabase } from './lib/database.ts';
import { printDemoStaff, seedDemoStaff } from './lib/demo-staff/seed-demo-staff.ts';
import { untilStopped } from './lib/lifetime.ts';
import { requireFreePort } from './lib/port.ts';
import { openSandbox, printSandbox, withStandIn } from './lib/sandbox.ts';
import { seedWhenEmpty } from './lib/seed-when-empty.ts';
import { serve } from './lib/serve.ts';
import { runTask } from './lib/task.ts';

await runTask(async () => {
  // Settings first: a wrong one must not cost a build. The embedded server's address is known only once it runs.
  const { databaseUrl = 'postgres://localhost/embedded' } = readDatabaseSettings(process.env);
  const settings = loadConfig({ ...withStandIn(process.env), DATABASE_URL: databaseUrl });
  const { port, host, allowedDomains, defaultMallKey } = settings;
  const [domain = 'localhost'] = allowedDomains;
  await requireFreePort(port, host);

  await buildWeb();
  const database = await openDatabase();
  await migrateDatabase(database);
  await seedWhenEmpty(database);

  const sandbox = await openSandbox({ port, publicHost: domain, defaultMallKey });
  const config = loadConfig({
    ...process.env,
    ...sandbox.settings,
    DATABASE_URL: database.url,
    OFFICE_DATABASE_URL: database.officeUrl,
  });
  await seedDemoStaff(database, config, sandbox);
  const server = await serve(config);
  await printAddresses(database.url, (mallUrl) => `http://${mallUrl}.${domain}:${new URL(server.address).port || 80}`);
  await printDemoStaff(database, sandbox);
  console.log('\nAPI: /api/docs on any of these hosts · Ctrl-C stops everything');
  printSandbox(sandbox);
  if (isLoopback(host)) console.log(howToOpen);
  return untilStopped();
});
