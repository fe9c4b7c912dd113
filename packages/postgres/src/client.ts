import postgres from 'postgres';
import { DiallingSocket } from './dialling-socket.ts';
import { readTls, withoutTls } from './tls-mode.ts';

/** A postgres.js client, which reconnects by itself. Every connection outside of the pool is created here or by `pgOptions`. */
export function openClient(url: string, options: postgres.Options<Record<string, never>>): postgres.Sql {
  const tls = readTls(url);
  const ownOptions = {
    onnotice: () => {},
    ...options,
    ssl: false,
    socket: () => new DiallingSocket(url, tls),
  };
  return postgres(withoutTls(url), ownOptions);
}

/** The same options for node-postgres, which pg-boss and the archives use. */
export function pgOptions(url: string) {
  const tls = readTls(url);
  return { connectionString: withoutTls(url), ssl: false, stream: () => new DiallingSocket(url, tls) };
}
