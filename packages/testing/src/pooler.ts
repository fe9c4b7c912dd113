import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@mall/db/embedded-process';

const program = process.env.PGBOUNCER ?? 'pgbouncer';
const oldest = [1, 21] as const;

/** Why the tests that need PgBouncer are skipped on this machine, if they are. The Debian package is `pgbouncer`. */
export function whyNoPooler(): string | undefined {
  try {
    const [, major, minor] =
      /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
    const isNewEnough = Number(major) > oldest[0] || Number(minor) >= oldest[1];
    return isNewEnough
      ? undefined
      : `PgBouncer ${major}.${minor} knows no prepared statements: ${oldest.join('.')} or newer is needed`;
  } catch {
    return 'PgBouncer is not installed (or name it in PGBOUNCER)';
  }
}

/**
 * A real PgBouncer in transaction mode in front of the servers of these addresses, which differ only in their logins; two connections for
 * each by default.
 */
export async function startPooler(urls: readonly string[], connections = 2) {
  const folder = mkdtempSync(join(tmpdir(), 'mall-pooler-'));
  const port = await findFreePort();
  const users = urls
    .map((url) => new URL(url))
    .map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"`);
  write('users', users.join('\n'));
  const leadTo = (url: string | undefined) => {
    const { hostname, port: serverPort } = new URL(url ?? 'postgres://localhost');
    write(
      'settings',
      [
        '[databases]',
        `* = host=${hostname} port=${serverPort}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        'auth_type = scram-sha-256',
        `auth_file = ${join(folder, 'users')}`,
        'pool_mode = transaction',
        `default_pool_size = ${connections}`,
        'max_prepared_statements = 200',
      ].join('\n'),
    );
  };
  leadTo(urls[0]);
  function write(name: string, text: string): void {
    writeFileSync(join(folder, name), `${text}\n`, { mode: 0o644 });
  }
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const begin = async () => {
    const process = spawn(program, [join(folder, 'settings')], { stdio: ['ignore', 'ignore', 'pipe'], ...user });
    await untilListening(process.stderr);
    return process;
  };
  // A gentler signal would wait until the last client has left.
  const kill = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  let child = await begin();
  return {
    urlOf: (url: string) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    restart: async () => {
      await kill();
      child = await begin();
    },
    /** From now on it forwards to the server of this address; its clients notice only what is lost with the other server. */
    moveTo: (url: string) => {
      leadTo(url);
      child.kill('SIGHUP');
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilListening(log: NodeJS.ReadableStream): Promise<void> {
  let text = '';
  for await (const chunk of log) {
    text += chunk;
    if (text.includes('process up')) break;
  }
  if (!text.includes('process up')) throw new Error(`PgBouncer did not start: ${text}`);
}
