import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../../packages/db/src/embedded-process.ts';
import { checkoutFolder } from '../../packages/db/src/settings.ts';

// The npm PostgreSQL has no pg_basebackup; Debian's package `postgresql` has, of any version.
const [programs] = globSync('/usr/lib/postgresql/*/bin/pg_basebackup').map((path) => join(path, '..'));
const whyNot = programs ? 'only root may run a server as the user postgres' : 'PostgreSQL of Debian is not installed';
const reason = programs && process.getuid?.() === 0 ? undefined : whyNot;
let folder: string;
let home: string;
let port: number;

const privileges = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];
/** As the user postgres, who must own a server. */
const asPostgres = (program: string, ...options: string[]) =>
  execFileSync('setpriv', [...privileges, program, ...options], {
    ...{ cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...environment(), LC_ALL: 'C.UTF-8' },
  });
const environment = () => ({
  PATH: [join(folder, 'bin'), programs, process.env['PATH']].join(':'),
  PGPORT: String(port),
});
const ask = (statement: string) =>
  asPostgres('psql', '-XAtq', '-h', '127.0.0.1', '-U', 'replicator', '-d', 'postgres', '-c', statement).trim();
const slots = () => ask('select slot_name, active from pg_replication_slots');

/** Runs the script as the replica's container does; in place of the image's own entry point, one that only says what it was given. */
function follow() {
  const child = spawn('sh', [join(checkoutFolder, 'ops/postgres/follow-primary.sh'), 'postgres'], {
    env: { ...environment(), PGDATA: join(home, 'docker'), PRIMARY_HOST: '127.0.0.1', REPLICATION_PASSWORD: 'x' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return { said: () => text, ended: once(child, 'exit') };
}
async function followed(): Promise<string> {
  const { said, ended } = follow();
  await ended;
  return said();
}

describe.skipIf(reason)(`a replica${reason ? `: ${reason}` : ''}`, () => {
  beforeAll(async () => {
    port = await findFreePort();
    folder = mkdtempSync(join(tmpdir(), 'mall-follow-'));
    home = join(folder, 'postgresql/18');
    for (const name of ['bin', 'primary']) mkdirSync(join(folder, name));
    const stand = (name: string, line: string) =>
      writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    stand('gosu', `shift; exec setpriv ${privileges.join(' ')} "$@"`);
    stand('docker-entrypoint.sh', 'echo "starts: $*"');
    chmodSync(folder, 0o755);
    execFileSync('chown', ['postgres', join(folder, 'primary')]);
    asPostgres('initdb', '-D', join(folder, 'primary'), '-U', 'replicator', '--no-sync', '-A', 'trust');
    asPostgres(
      ...(['pg_ctl', '-D', join(folder, 'primary'), '-w', '-l', join(folder, 'primary/log')] as const),
      ...['-o', `-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -p ${port}`, 'start'],
    );
  });
  afterAll(() => {
    asPostgres('pg_ctl', '-D', join(folder, 'primary'), '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true });
  });

  test('copies the primary once, with a slot of its own', async () => {
    const started = 'starts: postgres -c hot_standby_feedback=on -c max_standby_streaming_delay=1s\n';
    expect(await followed()).toBe(started);
    expect(existsSync(join(home, 'docker/standby.signal'))).toBe(true);
    expect(slots()).toBe('replica|f');
    writeFileSync(join(home, 'docker/ours'), '');
    expect(await followed()).toBe(started);
    expect(existsSync(join(home, 'docker/ours')), 'the copy is kept').toBe(true);
  });

  test('is made again in an emptied volume, also after a copy that was cut off', async () => {
    rmSync(home, { recursive: true });
    mkdirSync(join(home, 'docker.copy'), { recursive: true });
    writeFileSync(join(home, 'docker.copy/PG_VERSION'), '1');
    expect(await followed()).toContain('starts: postgres');
    expect(existsSync(join(home, 'docker.copy'))).toBe(false);
    expect(slots()).toBe('replica|f');
  });

  test('does not take the slot of another one that reads it', async () => {
    const other = spawn(
      'pg_receivewal',
      ['-h', '127.0.0.1', '-U', 'replicator', '-S', 'replica', '-D', join(folder, 'bin')],
      {
        env: environment(),
        stdio: 'ignore',
      },
    );
    await expect.poll(slots, { timeout: 20_000 }).toBe('replica|t');
    rmSync(home, { recursive: true });
    const { said, ended } = follow();
    await expect.poll(said, { timeout: 20_000 }).toContain('no copy of the primary yet: trying again');
    expect(said()).toContain('replication slot "replica" already exists');
    expect(slots()).toBe('replica|t');
    other.kill();
    await ended;
    expect(existsSync(join(home, 'docker/PG_VERSION'))).toBe(true);
  });
});
