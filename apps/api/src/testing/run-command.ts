import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { outsideServices, type TestApp } from './test-app.ts';

export type CommandResult = { readonly code: number; readonly text: string };

type Databases = Pick<TestApp, 'databaseUrl' | 'databaseOwnerUrl' | 'officeDatabaseUrl'>;

/** Runs an operator's command on a test's database, as `npm run <name> -- …` does; `text` is its output. */
export const commandOf =
  (
    name: string,
    { databaseUrl, databaseOwnerUrl, officeDatabaseUrl }: Databases,
    settings: Readonly<Record<string, string>> = {},
  ) =>
  async (...words: string[]): Promise<CommandResult> => {
    const script = fileURLToPath(new URL(`../../../../scripts/${name}.ts`, import.meta.url));
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = {
      ...{ PATH, NODE_COMPILE_CACHE, TOKEN_SECRET: 'x'.repeat(32) },
      ...{ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl, OFFICE_DATABASE_URL: officeDatabaseUrl },
      ...outsideServices,
      ...settings,
    };
    const child = spawn(process.execPath, [script, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, text };
  };
