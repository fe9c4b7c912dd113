import { once } from 'node:events';
import { Agent, createServer, get, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const lookEveryMilliseconds = 250;

/** A minimal load balancer: polls `/api/ready` of each instance, and distributes requests over the ready ones. It does not retry. */
export async function startBalancer() {
  const ready = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const origins = [...ready].filter(([, isReady]) => isReady).map(([origin]) => origin);
    turn += 1;
    const origin = origins[turn % origins.length];
    if (!origin) return outgoing.writeHead(503).end();
    const { method, url } = incoming;
    const options = { ...{ method, headers: endToEnd(incoming.headers), agent } };
    const passedOn = request(`${origin}${url}`, options, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, endToEnd(reply.headers));
      reply.pipe(outgoing);
    });
    passedOn.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    return incoming.pipe(passedOn);
  }).listen(0, '127.0.0.1');
  // It must not close a connection that a caller is about to reuse.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  const look = (origin: string) =>
    isReady(origin).then((answer) => {
      if (ready.has(origin)) ready.set(origin, answer);
    });
  const looking = setInterval(() => [...ready.keys()].map(look), lookEveryMilliseconds);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: async (origin: string) => {
      ready.set(origin, false);
      while (!ready.get(origin)) await look(origin);
    },
    remove: (origin: string) => ready.delete(origin),
    close: () => {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Without headers that concern only one connection. */
function endToEnd({ connection: _connection, 'keep-alive': _time, ...headers }: IncomingHttpHeaders) {
  return headers;
}

function isReady(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${origin}/api/ready`, { timeout: 1000 }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}
