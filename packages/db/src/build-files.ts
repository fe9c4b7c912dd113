import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openClient } from '@mall/postgres/client';
import type { Sql } from 'postgres';

/** The browser files of a build, of the malls or of the office, in one folder, under names that change with their content. */
export type Build = { readonly site: 'web' | 'office'; readonly folder: string };

/** How long files of an earlier release are served: a page that stays open for that long is reloaded at some time. */
const keptDays = 14;
const filesAtOnce = 50;
const isCompressed = /\.(br|gz)$/;

/**
 * Stores the files of a release where instances of other releases find them, and returns the number of new files; skips a build that does
 * not exist. Files of earlier releases are kept for days, those of this one until the next release. `url` is the owner's.
 */
export async function keepBuildFiles(url: string, builds: readonly Build[]): Promise<number> {
  const client = openClient(url, { max: 1 });
  try {
    let added = 0;
    for (const build of builds) added += await keepBuild(client, build);
    await client`delete from build_file where retired_at < now() - make_interval(days => ${keptDays})`;
    return added;
  } finally {
    await client.end({ timeout: 5 });
  }
}

async function keepBuild(client: Sql, { site, folder }: Build): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !isCompressed.test(name));
  if (names.length === 0) return 0;
  await client`
    update build_file set retired_at = case when name = any(${names}) then null else now() end
    where site = ${site} and (retired_at is null) <> (name = any(${names}))`;
  const known = await client<{ name: string }[]>`select name from build_file where site = ${site}`;
  const added = [...new Set(names).difference(new Set(known.map(({ name }) => name)))];
  for (let at = 0; at < added.length; at += filesAtOnce)
    await insertFiles(client, { site, folder }, added.slice(at, at + filesAtOnce));
  return added.length;
}

async function insertFiles(client: Sql, { site, folder }: Build, names: readonly string[]): Promise<void> {
  const rows = names.map(async (name) => {
    const [content, brotli, gzip] = await Promise.all(['', '.br', '.gz'].map((end) => read(join(folder, name + end))));
    return { site, name, content: content ?? Buffer.alloc(0), brotli: brotli ?? null, gzip: gzip ?? null };
  });
  await client`insert into build_file ${client(await Promise.all(rows))} on conflict do nothing`;
}

const read = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
