import { serverVariable, startTestServer } from './template.ts';

/** Vitest's global set-up of the tests that need PostgreSQL; a whole run (`npm test`) starts its own server. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[serverVariable]) return undefined;
  const server = await startTestServer();
  process.env[serverVariable] = server.url;
  return server.stop;
}
