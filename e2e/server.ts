import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../apps/api/src/config.ts';
import { createFolderStore, filesFolder } from '../apps/api/src/files/folder-store.ts';
import { startServer } from '../apps/api/src/server.ts';
import { sandboxMailFrom, startSandbox } from '../apps/sandbox/src/server.ts';
import { createTestDatabase } from '../packages/testing/src/database.ts';
import { serverVariable, startTestServer } from '../packages/testing/src/template.ts';
import { attachDemoFiles } from '../scripts/lib/demo-attachments/attach-demo-files.ts';
import { giveDemoHistory } from '../scripts/lib/demo-history/give-demo-history.ts';
import { addDemoStaff } from '../scripts/lib/demo-staff/add-demo-staff.ts';
import { onStop, untilStopped } from '../scripts/lib/lifetime.ts';
import { runTask } from '../scripts/lib/task.ts';
import { operatorSettingsFile, port, sandboxPort } from './addresses.ts';
import { addSpareMembers } from './support/spare-members.ts';
import { addSpareSale } from './support/spare-sales.ts';
import { addSpareStock } from './support/spare-stock.ts';

// The real server over a clone of the demo malls; on its own (`npx playwright test -c e2e`) it also starts a PostgreSQL.
await runTask(async () => {
  if (!process.env[serverVariable]) {
    const server = await startTestServer();
    onStop(() => server.stop());
    process.env[serverVariable] = server.url;
  }
  const { url, ownerUrl, officeUrl, ownerDatabase, drop } = await createTestDatabase();
  onStop(drop);
  await addSpareMembers(ownerDatabase);
  await addSpareStock(ownerDatabase);
  await addSpareSale(ownerDatabase);
  const dataFolder = await mkdtemp(join(tmpdir(), 'mall-e2e-'));
  onStop(() => rm(dataFolder, { recursive: true, force: true }));
  await attachDemoFiles(ownerDatabase, createFolderStore(filesFolder(dataFolder)));
  const file = join(dataFolder, 'sandbox-payments.json');
  await giveDemoHistory(url, file);
  const mall = { url: `http://127.0.0.1:${port}`, host: 'familyshop.localhost' };
  const staffFile = join(dataFolder, 'sandbox-staff.json');
  const place = { port: sandboxPort, host: '127.0.0.1', publicHost: 'localhost' };
  const sandbox = await startSandbox({ ...place, file, staffFile, mall });
  onStop(() => sandbox.close());
  const outside = {
    PAYMENT_URL: sandbox.url,
    PAYMENT_SECRET_KEY: sandbox.secretKey,
    PAYMENT_ACCOUNT_HOLDER: '모아온커머스',
    POSTCODE_SCRIPT_URL: `${sandbox.publicUrl}/postcode/widget.js`,
    POSTCODE_FRAME_URL: sandbox.publicUrl,
    CERTIFICATION_URL: sandbox.certification.url,
    CERTIFICATION_CP_ID: sandbox.certification.cpId,
    CERTIFICATION_KEY: sandbox.certification.key,
    CHATBOT_URL: sandbox.chatbotUrl,
    MEMBER_LOOKUP_URL: sandbox.memberLookupUrl,
    TID_ISSUER: sandbox.tid.issuer,
    TID_CLIENT_ID: sandbox.tid.clientId,
    TID_CLIENT_SECRET: sandbox.tid.clientSecret,
    SMTP_URL: sandbox.smtpUrl,
    MAIL_FROM: sandboxMailFrom,
  };
  await writeFile(
    operatorSettingsFile,
    JSON.stringify({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, OFFICE_DATABASE_URL: officeUrl, ...outside }),
    { mode: 0o600 },
  );
  onStop(() => rm(operatorSettingsFile, { force: true }));
  const config = loadConfig({
    PORT: String(port),
    DATABASE_URL: url,
    OFFICE_DATABASE_URL: officeUrl,
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    // All browsers of a run use one address.
    RATE_LIMIT_PER_MINUTE: '0',
    // Lets a test set its own address, so that its failed sign-ins do not affect others.
    TRUST_PROXY_HOPS: '1',
    ...outside,
  });
  await addDemoStaff(ownerDatabase, config, staffFile);
  const server = await startServer(config);
  onStop(() => server.close());
  return untilStopped();
});
