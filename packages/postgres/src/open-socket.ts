import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { SettingError } from './setting-error.ts';
import type { Tls } from './tls-mode.ts';

/** Where the server of an address listens; a path is that of a socket of this machine. */
type SocketAddress = { readonly host: string; readonly port: number; readonly path?: string | undefined };

const connectTimeoutSeconds = 5;

/** A failure to connect to the database, recognised by isConnectionLost. */
export class ConnectionError extends Error {
  readonly code: 'CONNECTION_CLOSED' | 'CONNECTION_ENDED' | 'CONNECT_TIMEOUT' | 'TLS_FAILED';

  constructor(code: ConnectionError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ConnectionError';
    this.code = code;
  }
}

/** A connection to the server on which PostgreSQL's own messages can begin: already encrypted if required. */
export async function openSocket(url: string, tls: Tls | undefined): Promise<Socket> {
  const { host, port, path } = locate(url);
  const socket = path ? connect({ path }) : connect({ host, port, noDelay: true });
  let secured = socket;
  const timer = setTimeout(() => {
    const error = new ConnectionError('CONNECT_TIMEOUT', `the database did not respond in ${connectTimeoutSeconds} s`);
    socket.destroy(error);
    if (secured !== socket) secured.destroy(error);
  }, connectTimeoutSeconds * 1000);
  try {
    await once(socket, 'connect');
    // Nobody else can read a socket of this machine, and PostgreSQL has no TLS there.
    if (path || !tls || !(await hasTls(socket, tls))) return socket;
    secured = connectSecurely({ ...tls.optionsFor(host), socket });
    await once(secured, 'secureConnect').catch((error: unknown) => {
      throw failure(error);
    });
    return secured;
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Read here and not by the drivers: postgres.js 3.4.9 cuts an IPv6 address at its first colon. */
function locate(url: string): SocketAddress {
  const { hostname, port } = new URL(url);
  const host = decodeURIComponent(hostname).replace(/^\[|\]$/g, '') || 'localhost';
  const number = Number(port || 5432);
  return { host, port: number, ...(host.startsWith('/') && { path: `${host}/.s.PGSQL.${number}` }) };
}

/** PostgreSQL's request for TLS: its length and its number. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

async function hasTls(socket: Socket, { isOptional }: Tls): Promise<boolean> {
  socket.write(tlsRequest);
  const [reply] = (await Promise.race([once(socket, 'data'), closing(socket)])) as [Buffer];
  // More than one byte here was injected by an attacker who wants us to treat it as encrypted data.
  const letter = reply.length === 1 ? reply.toString('latin1') : '';
  if (letter === 'S') return true;
  if (letter === 'N' && isOptional) return false;
  throw new ConnectionError(
    'TLS_FAILED',
    letter === 'N'
      ? 'the server has no TLS, which sslmode requires'
      : 'the server did not understand a request for TLS',
  );
}

async function closing(socket: Socket): Promise<never> {
  await once(socket, 'close');
  throw new ConnectionError('CONNECTION_CLOSED', 'the connection to the database was lost');
}

/** For example an untrusted certificate; lost connections are handled as usual. */
function failure(error: unknown): unknown {
  if (error instanceof SettingError || error instanceof ConnectionError || !(error instanceof Error)) return error;
  if ('code' in error && error.code === 'ECONNRESET') return error;
  return new ConnectionError('TLS_FAILED', error.message, { cause: error });
}
