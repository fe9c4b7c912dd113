import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type EmbeddedHome, hasCluster } from './embedded-home.ts';
import { roles } from './logins.ts';
import { SettingError } from './settings.ts';

/** PostgreSQL is given its data folder as the current directory: its user need not have access to the path, and the folder may be moved. */
export const dataFolderOption = '/proc/self/cwd';

/** Creates the cluster on the first start and returns its administrator's password. */
export async function prepareCluster(home: EmbeddedHome, binaries: string, isThrowaway: boolean): Promise<string> {
  const passwordFile = join(home.folder, 'password');
  if (!hasCluster(home.folder)) {
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid);
    await createCluster(home, binaries, isThrowaway);
  }
  return readFileSync(passwordFile, 'utf8').trim();
}

/** Only one major version of PostgreSQL can read a cluster. */
export function requireMajorVersion(home: EmbeddedHome, binariesVersion: string): void {
  const written = readFileSync(join(home.folder, 'data', 'PG_VERSION'), 'utf8').trim();
  const current = binariesVersion.split('.')[0];
  if (written === current) return;
  const dataFolder = dirname(home.folder);
  const archive = '/safe/mall.tar.zst';
  throw new SettingError(
    [
      `the database in ${home.folder} is of PostgreSQL ${written}, which the ${current} of this version of the mall cannot read; nothing was changed. Carry it over:`,
      `  npm run backup -- --to ${archive}      with the version of the mall that was running`,
      `  mv ${dataFolder} ${dataFolder}.postgres-${written}      keep it until the mall has run`,
      `  npm run restore -- ${archive}          with this version`,
    ].join('\n'),
  );
}

async function createCluster(home: EmbeddedHome, binaries: string, isThrowaway: boolean): Promise<void> {
  // Renamed at the end, so a first start that was killed half-way leaves no incomplete cluster.
  const draft = join(home.folder, 'data.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (home.user) chownSync(draft, home.user.uid, home.user.gid);
  const options = [
    `--pgdata=${dataFolderOption}`,
    `--username=${roles.administrator}`,
    '--pwfile=../password',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--lc-collate=C',
    // pg_trgm uses the system's character classes to recognise letters: under plain C it would drop every Hangul syllable.
    '--lc-ctype=C.UTF-8',
    '--lc-messages=C',
    ...(isThrowaway ? ['--no-sync'] : []),
  ];
  await runProgram(join(binaries, 'bin/initdb'), options, { folder: draft, user: home.user });
  renameSync(draft, join(home.folder, 'data'));
}

/** The environment of PostgreSQL's programs: without ours, so that no PG* or LC_* variable affects them. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
}

type Place = Pick<EmbeddedHome, 'folder' | 'user'>;

function runProgram(program: string, options: string[], { folder, user }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      cwd: folder,
      env: serverEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} failed: ${output.trim()}`));
    });
  });
}
