import { createDatabase } from '../../packages/db/src/database-admin.ts';
import { ensureSeededTemplate, serverVariable, templates } from '../../packages/testing/src/template.ts';

export const database = 'mall';

/** The demo malls, on the drill's own server. */
export async function makeDatabase(serverUrl: string): Promise<void> {
  process.env[serverVariable] = serverUrl;
  await ensureSeededTemplate(serverUrl);
  await createDatabase(serverUrl, database, templates.seeded);
}
