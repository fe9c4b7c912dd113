import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedHome } from './embedded-user.ts';

export const ownerRole = 'mall_owner';

/** Creates the cluster on the first start and returns its owner's password. */
export async function prepareCluster(home: EmbeddedHome, binaries: string, isThrowaway: boolean): Promise<string> {
  const passwordFile = join(home.folder, 'password');
  if (!existsSync(join(home.folder, 'data'))) {
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid);
    await createCluster(home, binaries, isThrowaway);
  }
  return readFileSync(passwordFile, 'utf8').trim();
}

async function createCluster(home: EmbeddedHome, binaries: string, isThrowaway: boolean): Promise<void> {
  // Renamed at the end, so a first start that was killed half-way leaves no half cluster.
  const draft = join(home.folder, 'data.new');
  rmSync(draft, { recursive: true, force: true });
  const options = [
    `--pgdata=${draft}`,
    `--username=${ownerRole}`,
    `--pwfile=${join(home.folder, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--lc-collate=C',
    // pg_trgm asks the system's character classes what a letter is: under plain C it would drop every Hangul syllable.
    '--lc-ctype=C.UTF-8',
    '--lc-messages=C',
    ...(isThrowaway ? ['--no-sync'] : []),
  ];
  await runProgram(join(binaries, 'bin/initdb'), options, home);
  renameSync(draft, join(home.folder, 'data'));
}

/** The environment of PostgreSQL's programs: nothing of ours, so that no PG* or LC_* variable sways them. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
}

function runProgram(program: string, options: string[], home: EmbeddedHome): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      cwd: home.folder,
      env: serverEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      ...home.user,
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} failed: ${complaint.trim()}`));
    });
  });
}
