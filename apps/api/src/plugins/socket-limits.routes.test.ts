import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, insertMall, type TestApp } from '../testing/test-app.ts';
import { socketLimitsOf } from './socket-limits.ts';

const body = { stretch: 1_000, leastBytes: 1_000 };
const quick = { headers: 300, request: 60_000, body, silence: 300, keepAlive: 300 };
const usual = {
  ...{ headers: 10_000, request: 300_000, silence: 15_000, keepAlive: 10_000 },
  body: { stretch: 30_000, leastBytes: 30_000 },
};

let testApp: TestApp;
let port: number;
let unread: Socket | undefined;
beforeAll(async () => {
  testApp = await createTestApp({ socketLimits: quick, extend: addRoutes });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  port = (testApp.app.server.address() as AddressInfo).port;
});
afterAll(() => testApp.close());

function addRoutes(app: FastifyInstance): void {
  const config = { access: 'public' } as const;
  app.get('/api/quick', { config }, () => 'quick');
  app.post('/api/body', { config }, () => 'body');
  app.post('/api/held', { config }, async (request) => {
    // The whole body was sent long ago.
    await new Promise((resolve) => setTimeout(resolve, 2.5 * body.stretch));
    return request.raw.complete ? 'held' : 'half';
  });
  app.get('/api/slow', { config }, async (_request, reply) => {
    // The connection has been silent for as long as it may be.
    await once(reply.raw, 'timeout');
    return 'slow';
  });
  app.get('/api/large', { config }, (request, reply) => {
    unread = request.raw.socket;
    return reply.send('x'.repeat(64 * 1024 * 1024));
  });
}

const open = () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  return socket;
};
const head = (start: string, ...headers: string[]) =>
  `${[`${start} HTTP/1.1`, 'Host: familyshop.localhost', ...headers].join('\r\n')}\r\n`;
/** Everything that the server sends until it ends the connection. */
const untilEnd = (socket: Socket) => text(socket).catch(() => '');

describe('the server ends a connection', () => {
  test('when nothing is ever sent over it', async () => {
    expect(await untilEnd(open())).not.toContain('200 OK');
  });

  test('when its headers come a byte at a time, never silent for long', async () => {
    const socket = open();
    socket.write(head('GET /api/quick'));
    const drip = setInterval(() => socket.write('x'), 50);
    const said = await untilEnd(socket);
    clearInterval(drip);
    expect(said).not.toContain('200 OK');
  });

  test('when its body stops halfway', async () => {
    const socket = open();
    socket.write(`${head('POST /api/body', 'Content-Type: application/json', 'Content-Length: 100')}\r\n{"half":`);
    expect(await untilEnd(socket)).not.toContain('200 OK');
  });

  test('when its body comes a byte at a time, never silent for long', async () => {
    const socket = open();
    socket.write(`${head('POST /api/body', 'Content-Type: application/json', 'Content-Length: 100000')}\r\n{"x":"`);
    const drip = setInterval(() => socket.write('x'), 50);
    const said = await untilEnd(socket);
    clearInterval(drip);
    expect(said).not.toContain('200 OK');
  });

  test('when no other request follows', async () => {
    const socket = open();
    socket.write(`${head('GET /api/quick')}\r\n`);
    expect(await untilEnd(socket)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*quick$/);
  });

  test('when its reply is not read', async () => {
    const socket = open().pause();
    socket.write(`${head('GET /api/large')}\r\n`);
    await expect.poll(() => unread?.destroyed).toBe(true);
    socket.destroy();
  });
});

describe('a body of several stretches', () => {
  let patient: TestApp;
  beforeAll(async () => {
    patient = await createTestApp({ socketLimits: { ...usual, body }, extend: addRoutes });
    await insertMall(patient.owner, { mallId: 1, mallUrl: 'familyshop' });
    await patient.app.listen({ port: 0, host: '127.0.0.1' });
    // Time passes only between the pieces: a busy machine's pauses make no slow sender.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await patient.close();
  });

  /** Sends so many bytes in each of five stretches; returns what the server sends. */
  async function sendPaced(bytes: number): Promise<string> {
    const socket = connect((patient.app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    const said = untilEnd(socket);
    const [server] = (await once(patient.app.server, 'connection')) as [Socket];
    const length = `Content-Length: ${5 * bytes}`;
    socket.write(
      `${head('POST /api/body', 'Content-Type: application/octet-stream', length, 'Connection: close')}\r\n`,
    );
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    for (let stretch = 1; stretch <= 5 && !server.destroyed; stretch += 1) {
      const read = server.bytesRead + bytes;
      socket.write('x'.repeat(bytes));
      await expect.poll(() => server.bytesRead).toBe(read);
      vi.advanceTimersByTime(body.stretch);
    }
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    return said;
  }

  test('is read to its end at the minimum pace', async () => {
    expect(await sendPaced(body.leastBytes)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*body$/);
  });

  test('is not, one byte below it', async () => {
    expect(await sendPaced(body.leastBytes - 1)).toBe('');
  });
});

test('once the body has arrived, the handler may take its time', async () => {
  const socket = open();
  const typed = ['Content-Type: application/json', 'Content-Length: 2', 'Connection: close'];
  socket.write(`${head('POST /api/held', ...typed)}\r\n{}`);
  expect(await untilEnd(socket)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*held$/);
});

test('a handler may take longer than a connection may be silent', async () => {
  const socket = open();
  socket.write(`${head('GET /api/slow')}\r\n`);
  expect(await untilEnd(socket)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*slow$/);
});

test('the limits: 10 s for headers and between requests, 15 s of silence, five minutes for a request, 30 kB of body per 30 s; 75 s between a proxy’s requests', async () => {
  expect(socketLimitsOf({ trustedProxyHops: 0 })).toEqual(usual);
  expect(socketLimitsOf({ trustedProxyHops: 1 })).toEqual({ ...usual, keepAlive: 75_000 });
  const ordinary = await createTestApp();
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = ordinary.app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    ...{ headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 10_000, timeout: 15_000 },
  });
  await ordinary.close();
});

test.each(['Host: hanul.localhost', 'host: familyshop.localhost'])('a second host is 400 4000: %s', async (second) => {
  const socket = open();
  socket.write(`${head('GET /api/v1/mall/recaptcha/require', 'Connection: close', second)}\r\n`);
  const said = await untilEnd(socket);
  expect(said).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"4000"/);
});

test('a request over an open connection while the server shuts down is still served, and marked as the last', async () => {
  const ending = await createTestApp({
    extend: (app) => app.get('/api/last', { config: { access: 'public' } }, holdUntilClosing),
  });
  async function holdUntilClosing() {
    begun.resolve();
    await closing.promise;
    return 'last';
  }
  const [begun, closing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await ending.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((ending.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${head('GET /api/last')}\r\n${head('GET /api/live')}\r\n`);
  await begun.promise;
  const closed = ending.close();
  closing.resolve();
  const said = await untilEnd(socket);
  await closed;
  expect(said.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});
