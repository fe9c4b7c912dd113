import type { Build } from '@mall/db/build-files';
import type { Database } from '@mall/db/connection';

export type Site = Build['site'];
export type BuildFile = { readonly content: Buffer; readonly brotli: Buffer | null; readonly gzip: Buffer | null };

/** The stored files of this release and of those before it. */
export async function listBuildFiles(database: Database, site: Site): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('buildFile').select('name').where('site', '=', site).execute();
  return new Set(rows.map(({ name }) => name));
}

export const findBuildFile = (database: Database, site: Site, name: string): Promise<BuildFile | undefined> =>
  database
    .selectFrom('buildFile')
    .select(['content', 'brotli', 'gzip'])
    .where('site', '=', site)
    .where('name', '=', name)
    .executeTakeFirst();
