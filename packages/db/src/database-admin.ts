import { openClient } from '@mall/postgres/client';
import type postgres from 'postgres';
import { roles } from './logins.ts';

/** Names come from our own code; quoting ensures that they cannot be misread. */
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

export async function withServer<Result>(
  url: string,
  work: (client: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const client = openClient(url, { max: 1 });
  try {
    return await work(client);
  } finally {
    await client.end({ timeout: 5 });
  }
}

export function hasDatabase(serverUrl: string, name: string): Promise<boolean> {
  return withServer(serverUrl, async (client) => {
    const rows = await client`select 1 from pg_database where datname = ${name}`;
    return rows.length > 0;
  });
}

/** Owned by the owner of the tables and closed to everybody except the mall's own roles, which `prepareServer` has created. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<void> {
  // Copying files is faster than copying through the write-ahead log when the template is large and the server need not be durable.
  const source = template ? ` template ${quote(template)} strategy file_copy` : '';
  await withServer(serverUrl, async (client) => {
    await client.unsafe(`create database ${quote(name)} owner ${roles.owner}${source}`);
    await client.unsafe(closeStatements(name));
  });
}

/** Resets the privileges on an existing database. */
export async function closeDatabase(serverUrl: string, name: string): Promise<void> {
  await withServer(serverUrl, (client) => client.unsafe(closeStatements(name)));
}

/** A temporary table would hide the real one of its name from the connection's next request. */
const closeStatements = (name: string): string => `
  alter database ${quote(name)} owner to ${roles.owner};
  alter role ${roles.application} in database ${quote(name)} reset all;
  alter role ${roles.office} in database ${quote(name)} reset all;
  revoke connect, temporary on database ${quote(name)} from public;
  grant connect on database ${quote(name)} to ${roles.application}, ${roles.office}, ${roles.backup}`;

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await withServer(serverUrl, (client) => client.unsafe(`drop database if exists ${quote(name)} with (force)`));
}

export async function renameDatabase(serverUrl: string, name: string, newName: string): Promise<void> {
  await withServer(serverUrl, (client) => client.unsafe(`alter database ${quote(name)} rename to ${quote(newName)}`));
}

/** Any number will do: it keeps two of our processes from doing the same work on one server at once. */
const serverLock = 20_261_122;

export async function withServerLock(serverUrl: string, work: () => Promise<void>): Promise<void> {
  await withServer(serverUrl, async (client) => {
    await client`select pg_advisory_lock(${serverLock})`;
    await work();
  });
}
