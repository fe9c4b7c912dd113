import postgres from 'postgres';
import { DiallingSocket } from './dialling-socket.ts';
import type { SocketAddress } from './open-socket.ts';
import { readTls, withoutTls } from './tls-mode.ts';

/** A postgres.js client, which reconnects by itself. Every connection outside of the pool is created here or by `pgOptions`. */
export function openClient(url: string, options: postgres.Options<Record<string, never>>): postgres.Sql {
  const tls = readTls(url);
  const ownOptions = {
    onnotice: () => {},
    ...options,
    ssl: false,
    socket: (address: SocketAddress) => new DiallingSocket(address, tls),
  };
  return postgres(withoutTls(url), ownOptions);
}

/** The same options for node-postgres, which pg-boss and the archives use. */
export function pgOptions(url: string) {
  const tls = readTls(url);
  const { hostname, port } = new URL(url);
  const address = { host: [hostname.replace(/^\[|\]$/g, '')], port: [Number(port || 5432)] };
  return { connectionString: withoutTls(url), ssl: false, stream: () => new DiallingSocket(address, tls) };
}
