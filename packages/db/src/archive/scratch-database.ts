import { roles } from '../logins.ts';
import { type DatabaseAccess, quoted, withArchiveClient } from './archive-client.ts';
import { ArchiveError } from './manifest.ts';

/** The address of another database on the same server. */
export const siblingUrl = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

export const databaseNameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** Only one backup or restore of a database at a time, whichever process runs it. */
export function withArchiveLock<Result>(
  { url, administratorUrl }: DatabaseAccess,
  work: () => Promise<Result>,
): Promise<Result> {
  return withArchiveClient(administratorUrl, async (client) => {
    const key = `archive of ${databaseNameOf(url)}`;
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [key],
    );
    if (!rows[0]?.locked) throw new ArchiveError('another backup or restore of this database is under way');
    return work();
  });
}

type Locale = { encoding: string; provider: 'c' | 'b' | 'i'; collate: string; ctype: string; locale: string | null };

const providers = { c: 'libc', b: 'builtin', i: 'icu' } as const;

/** Creates an empty database with the encoding and collation of the one of the address; an existing one of that name is dropped. */
export async function recreateBeside({ url, administratorUrl }: DatabaseAccess, name: string): Promise<string> {
  await withArchiveClient(administratorUrl, async (client) => {
    const { rows } = await client.query<Locale>(
      `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datcollate as collate, datctype as ctype,
        datlocale as locale
      from pg_database where datname = $1`,
      [databaseNameOf(url)],
    );
    const [model] = rows;
    if (!model) throw new ArchiveError(`there is no database ${databaseNameOf(url)}`);
    const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
    const options = [
      `encoding ${literal(model.encoding)} lc_collate ${literal(model.collate)} lc_ctype ${literal(model.ctype)}`,
      `locale_provider ${providers[model.provider]}`,
      model.provider === 'b' && model.locale ? `builtin_locale ${literal(model.locale)}` : '',
      model.provider === 'i' && model.locale ? `icu_locale ${literal(model.locale)}` : '',
    ].join(' ');
    await client.query(`drop database if exists ${quoted(name)} with (force)`);
    await client.query(`create database ${quoted(name)} owner ${roles.owner} template template0 ${options}`);
    // Like `createDatabase`, except for what only an administrator may do: an owner on a managed service has the right to create databases.
    await client.query(`revoke connect, temporary on database ${quoted(name)} from public`);
    const { application, office, backup } = roles;
    await client.query(`grant connect on database ${quoted(name)} to ${application}, ${office}, ${backup}`);
  });
  return siblingUrl(url, name);
}

export async function dropBeside(
  { administratorUrl }: Pick<DatabaseAccess, 'administratorUrl'>,
  name: string,
): Promise<void> {
  await withArchiveClient(administratorUrl, (client) =>
    client.query(`drop database if exists ${quoted(name)} with (force)`),
  );
}

/** Puts a finished database in place of the one of the address, which is kept under another name; all or nothing. */
export async function swapDatabases(
  { url, administratorUrl }: DatabaseAccess,
  { from, former }: { from: string; former: string },
): Promise<void> {
  const name = databaseNameOf(url);
  await withArchiveClient(administratorUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database');
    const names = new Set(rows.map((row) => row.name));
    // Nothing left to move: an interrupted swap had come this far.
    if (!names.has(from)) return;
    if (names.has(name)) await client.query(`drop database if exists ${quoted(former)} with (force)`);
    await client.query('begin');
    if (names.has(name)) await client.query(`alter database ${quoted(name)} rename to ${quoted(former)}`);
    await client.query(`alter database ${quoted(from)} rename to ${quoted(name)}`);
    await client.query('commit');
  });
}

/** The number of the mall's own connections to the database. */
export async function countUsers({ url, administratorUrl }: DatabaseAccess): Promise<number> {
  return withArchiveClient(administratorUrl, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from pg_stat_activity where datname = $1 and usename = any($2)`,
      [databaseNameOf(url), [roles.application, roles.office]],
    );
    return Number(rows[0]?.count);
  });
}
