import { connect, type Socket } from 'node:net';

/** The part of postgres.js's parsed options that says where the server is. */
export type SocketAddress = {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path?: string;
};

const connectTimeoutSeconds = 5;

/** A failure of the way to the database, recognised by isConnectionLost. */
export class ConnectionError extends Error {
  readonly code: 'CONNECTION_CLOSED' | 'CONNECTION_ENDED' | 'CONNECT_TIMEOUT';

  constructor(code: ConnectionError['code'], message: string) {
    super(message);
    this.name = 'ConnectionError';
    this.code = code;
  }
}

export function openSocket(address: SocketAddress, onClose: () => void): Promise<Socket> {
  const {
    host: [host = 'localhost'],
    port: [port = 5432],
    path,
  } = address;
  return new Promise((resolve, reject) => {
    const socket = path ? connect({ path }) : connect({ host, port, noDelay: true });
    const timer = setTimeout(() => {
      socket.destroy(
        new ConnectionError('CONNECT_TIMEOUT', `the database did not respond in ${connectTimeoutSeconds} s`),
      );
    }, connectTimeoutSeconds * 1000);
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    socket.once('close', onClose);
    socket.once('connect', () => {
      clearTimeout(timer);
      // postgres.js reads the name when it checks the server's certificate.
      resolve(Object.assign(socket, { host }));
    });
  });
}
