import { applicationSettings, officeSettings } from './application-settings.ts';
import { closeDatabase, createDatabase, hasDatabase, withServer, withServerLock } from './database-admin.ts';
import type { EmbeddedServer } from './embedded-server.ts';
import { type Login, loginUrl, roles } from './logins.ts';
import { unreleasedError } from './migrate.ts';

/**
 * Creates the roles of a server that the mall runs itself, or resets them: a role may change its own password and settings, so an injected
 * statement may have done so. docs/operations.md has the same statements for a managed server.
 */
export async function prepareServer(administratorUrl: string): Promise<void> {
  await withServerLock(administratorUrl, async () => {
    await withServer(administratorUrl, (client) => client.unsafe(roleStatements(administratorUrl)));
  });
}

/** Creates the database of that name, or resets its privileges. */
export async function prepareEmbeddedDatabase(server: EmbeddedServer, name: string): Promise<void> {
  const administratorUrl = server.urlOf('postgres');
  // On a full disk everything stays as it is, and reading continues.
  if (await isReadOnly(administratorUrl)) return;
  await prepareServer(administratorUrl);
  if (!(await hasDatabase(administratorUrl, name))) return createDatabase(administratorUrl, name);
  await closeDatabase(administratorUrl, name);
}

async function isReadOnly(administratorUrl: string): Promise<boolean> {
  const [row] = await withServer(
    administratorUrl,
    (client) => client<{ setting: string }[]>`select current_setting('transaction_read_only') as setting`,
  ).catch((error: unknown) => {
    // Before the first release the server's administrator had another name.
    if (error instanceof Error && 'code' in error && error.code === '28P01')
      throw unreleasedError('its administrator does not let us in');
    throw error;
  });
  return row?.setting === 'on';
}

function roleStatements(administratorUrl: string): string {
  const { owner, application, office, search, auditor, backup } = roles;
  const powerless = 'nosuperuser nocreaterole nocreatedb noreplication nobypassrls';
  const passwordOf = (login: Login) => new URL(loginUrl(administratorUrl, login)).password;
  return [
    ...[owner, application, office, search, auditor, backup].map(createWhenMissing),
    `alter role ${owner} login ${powerless} password '${passwordOf('owner')}'`,
    `alter role ${application} login noinherit ${powerless} password '${passwordOf('application')}'`,
    `alter role ${office} login noinherit ${powerless} password '${passwordOf('office')}'`,
    `alter role ${search} nologin ${powerless}`,
    `alter role ${auditor} nologin ${powerless}`,
    `alter role ${backup} nologin ${powerless}`,
    ...settingStatements(application, applicationSettings),
    ...settingStatements(office, officeSettings),
    `grant ${application}, ${search}, ${auditor} to ${owner} with admin option`,
    // Otherwise its policies would show the owner every mall.
    `grant ${backup} to ${owner} with admin true, inherit false, set true`,
  ].join(';\n');
}

const settingStatements = (role: string, settings: Readonly<Record<string, string>>): string[] => [
  `alter role ${role} reset all`,
  ...Object.entries(settings).map(([name, value]) => `alter role ${role} set ${name} = '${value}'`),
];

const createWhenMissing = (role: string): string =>
  `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if; end $$`;
