import { AppError } from '@mall/contracts/errors';
import type { FastifyInstance } from 'fastify';

/** How long a connection may take, in milliseconds. */
export type SocketLimits = {
  /** For the line and the headers of a request, from the start of the connection. */
  readonly headers: number;
  /** For a whole request: time enough for a spreadsheet on a slow line. */
  readonly request: number;
  /** The minimum pace of a body: in each stretch of so many milliseconds, so many bytes. */
  readonly body: { readonly stretch: number; readonly leastBytes: number };
  /** Without a byte while a request is sent or a reply is read. */
  readonly silence: number;
  /** Between two requests of a connection. */
  readonly keepAlive: number;
};

/** A proxy must never meet a connection that is just being closed, so the proxy closes it; most do after 60 s. */
const proxyKeepAlive = 75_000;

export const socketLimitsOf = ({ trustedProxyHops }: { readonly trustedProxyHops: number }): SocketLimits => ({
  headers: 10_000,
  request: 5 * 60_000,
  // 1 kB a second, a tenth of the slowest line that a spreadsheet is sent over; half a minute is longer than an outage in a tunnel.
  body: { stretch: 30_000, leastBytes: 30_000 },
  silence: 15_000,
  keepAlive: trustedProxyHops > 0 ? proxyKeepAlive : 10_000,
});

/** The same as options of the server. */
export const serverOptionsOf = ({ headers, request, silence, keepAlive }: SocketLimits) => ({
  requestTimeout: request,
  keepAliveTimeout: keepAlive,
  connectionTimeout: silence,
  // How precisely the first two are enforced.
  http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(1_000, headers) },
});

/** While an instance drains, each connection ends with a reply that says so: a proxy that reuses connections meets none that is being closed. */
export function endDrainedSockets(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (app.draining.current) reply.header('connection', 'close');
    done();
  });
}

/** Node would end a silent connection even while a handler works; only a client that does not send or read is at fault. */
export function endSilentSockets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const end = () => void request.raw.socket.destroy();
    // Emitted only until the request is complete.
    request.raw.on('timeout', end);
    reply.raw.on('timeout', () => {
      if (reply.raw.headersSent) end();
    });
    done();
  });
}

/**
 * An occasional byte keeps a body from being silent, and would occupy a connection for as long as a request may last: so it needs a
 * minimum pace. Bytes of the connection count, whoever reads them.
 */
export function endTricklingBodies(app: FastifyInstance, { body: { stretch, leastBytes } }: SocketLimits): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { socket, headers } = raw;
    done();
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      if (!raw.complete && socket.bytesRead - before < leastBytes) socket.destroy();
      before = socket.bytesRead;
    }, stretch);
    raw.once('close', () => clearInterval(timer));
  });
}

/** Two Host headers are two malls: the server might use one, a proxy before it the other. Error 4000. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    let hosts = 0;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
    }
    done(hosts > 1 ? new AppError('4000') : undefined);
  });
}
