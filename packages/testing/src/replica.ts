import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type EmbeddedServer, startEmbeddedServer } from '@mall/db/embedded-server';
import postgres from 'postgres';

type Source = Pick<EmbeddedServer, 'folder' | 'urlOf'>;

/**
 * Settings of a throwaway server that can have replicas, with at least the default number of senders. What a commit has reported must be in
 * the log.
 */
export const replicatingSettings = { wal_level: 'replica', max_wal_senders: '10', synchronous_commit: 'on' } as const;

/** A server that follows another one by streaming. */
export async function startReplicaOf(primary: Source): Promise<EmbeddedServer> {
  const dataFolder = await copyServer(primary);
  const { hostname, port, username, password } = new URL(primary.urlOf('postgres'));
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
  return startCopy(dataFolder, { signal: 'standby.signal', settings: { primary_conninfo: conninfo } });
}

/** A copy of a running server's folder, in a data folder of its own: the npm packages contain no pg_basebackup. */
export async function copyServer(source: Source): Promise<string> {
  const dataFolder = await mkdtemp(join(dirname(dirname(source.folder)), 'mall-copy-'));
  const home = join(dataFolder, 'postgres');
  const cluster = join(home, 'data');
  mkdirSync(home, { mode: 0o700 });
  cpSync(join(source.folder, 'password'), join(home, 'password'));
  const client = postgres(source.urlOf('postgres'), { max: 1, onnotice: () => {} });
  try {
    await client`select pg_backup_start('copy', true)`;
    // Not with Node: files come and go meanwhile, which the log repairs.
    execFileSync('cp', ['-a', join(source.folder, 'data'), cluster], { stdio: 'ignore' });
    const [stopped] = await client<{ label: string }[]>`select labelfile as label from pg_backup_stop(false)`;
    writeFileSync(join(cluster, 'backup_label'), stopped?.label ?? '');
  } finally {
    await client.end({ timeout: 1 });
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  const log = join(cluster, 'pg_wal');
  for (const name of readdirSync(log).filter((entry) => /^[0-9A-F]{24}/.test(entry))) rmSync(join(log, name));
  return dataFolder;
}

type Start = {
  readonly signal: 'standby.signal' | 'recovery.signal';
  readonly settings: Readonly<Record<string, string>>;
};

/** Starts a copy made by `copyServer`, with the address of the server that it follows. */
export function startCopy(dataFolder: string, { signal, settings }: Start): Promise<EmbeddedServer> {
  const cluster = join(dataFolder, 'postgres', 'data');
  writeFileSync(join(cluster, signal), '');
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
  appendFileSync(join(cluster, 'postgresql.auto.conf'), lines.join(''));
  // The test knows that it has killed it.
  return startEmbeddedServer({ dataFolder, isThrowaway: true, settings: replicatingSettings, onTrouble: () => {} });
}
