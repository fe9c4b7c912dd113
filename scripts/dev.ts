import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { loadConfig } from '../apps/api/src/config.ts';
import { findFreePort } from '../packages/db/src/embedded-process.ts';
import { guardProcess } from '../packages/db/src/process-guard.ts';
import { checkoutFolder, readDatabaseSettings } from '../packages/db/src/settings.ts';
import { printAddresses } from './lib/addresses.ts';
import { migrateDatabase, openDatabase } from './lib/database.ts';
import { printDemoStaff, seedDemoStaff } from './lib/demo-staff/seed-demo-staff.ts';
import { onStop, untilStopped } from './lib/lifetime.ts';
import { requireFreePort } from './lib/port.ts';
import { openSandbox, printSandbox, withStandIn } from './lib/sandbox.ts';
import { seedWhenEmpty } from './lib/seed-when-empty.ts';
import { runTask } from './lib/task.ts';

await runTask(async () => {
  const { databaseUrl = 'postgres://localhost/embedded' } = readDatabaseSettings(process.env);
  const settings = loadConfig({ ...withStandIn(process.env), DATABASE_URL: databaseUrl });
  const { port, allowedDomains, defaultMallKey } = settings;
  const [domain = 'localhost'] = allowedDomains;
  await requireFreePort(port, '127.0.0.1');
  const database = await openDatabase();
  await migrateDatabase(database);
  await seedWhenEmpty(database);

  const sandbox = await openSandbox({ port, publicHost: domain, defaultMallKey });
  await seedDemoStaff(
    database,
    loadConfig({ ...process.env, ...sandbox.settings, DATABASE_URL: database.url }),
    sandbox,
  );
  const apiPort = String(await findFreePort());
  // Both reload by themselves: the API when a loaded file changes, the browser code module by module.
  startChild(['--watch', '--watch-preserve-output', 'apps/api/src/server.ts'], checkoutFolder, {
    PORT: apiPort,
    HOST: '127.0.0.1',
    // Browsers use the development server, so redirects must lead back to it.
    MALL_ORIGIN: settings.mallOrigin,
    DATABASE_URL: database.url,
    ...(database.officeUrl && { OFFICE_DATABASE_URL: database.officeUrl }),
    ...sandbox.settings,
  });
  // Browsers reach both at one port: the malls' development server forwards requests to the office's host.
  const officePort = String(await findFreePort());
  startVite('apps/admin', officePort, { API_PORT: apiPort });
  startVite('apps/web', String(port), { API_PORT: apiPort, OFFICE_PORT: officePort });

  await printAddresses(database.url, (mallUrl) => `http://${mallUrl}.${domain}:${port}`);
  await printDemoStaff(database, sandbox);
  console.log('\nAPI: /api/docs on any of these hosts · Ctrl-C stops everything');
  printSandbox(sandbox);
  return untilStopped();
});

function startVite(folder: string, port: string, environment: Record<string, string>): void {
  const vite = join(checkoutFolder, 'node_modules/vite/bin/vite.js');
  const options = ['--port', port, '--strictPort', '--clearScreen', 'false'];
  startChild([vite, ...options], join(checkoutFolder, folder), environment);
}

function startChild(programAndOptions: string[], folder: string, environment: Record<string, string>): void {
  const child = spawn(process.execPath, programAndOptions, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const stopGuard = guardProcess(child, 'TERM');
  onStop(() => stopChild(child, stopGuard));
}

async function stopChild(child: ChildProcess, stopGuard: () => void): Promise<void> {
  stopGuard();
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill('SIGTERM');
  await end;
}
