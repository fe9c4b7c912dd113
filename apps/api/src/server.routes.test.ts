import { spawn } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SettingError } from '@mall/db/settings';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { blockMember } from './modules/member/block-member.ts';
import { listMalls } from './plugins/mall.repository.ts';
import { type RunningServer, startServer } from './server.ts';
import { insertMall, insertMember, password, serverSettings } from './testing/test-app.ts';

let database: TestDatabase;
let running: RunningServer | undefined;

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  await insertMall(database.ownerDatabase, { mallId: 1, mallUrl: 'familyshop' });
});
afterEach(async () => {
  await running?.close();
  running = undefined;
});
afterAll(() => database.drop());

const environment = (settings: Record<string, string> = {}) =>
  serverSettings({ DATABASE_URL: database.url, ...settings });
/** Starts the server and returns its port. */
async function start(settings: Record<string, string> = {}): Promise<number> {
  running = await startServer(loadConfig(environment(settings)));
  return Number(new URL(running.address).port);
}

// By the raw socket: fetch cannot set the Host header, and some of this is not HTTP at all.
async function exchange(port: number, text: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { head, body };
}
const request = (start: string, headers: readonly string[] = [], body = '') =>
  `${[`${start} HTTP/1.1`, 'Host: familyshop.localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;
const menu = request('GET /api/v1/mall/pre/layout/menu?mallId=1&device=pc');
const codeOf = async (port: number, text: string) => {
  const { head, body } = await exchange(port, text);
  return `${head.split(' ')[1]} ${(JSON.parse(body) as { code: string }).code}`;
};

/** Sends a body piece by piece, and reads the response only after the last piece. */
async function codeAfterAll(port: number, headers: readonly string[], pieces: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(request('POST /api/v1/mall/auth/sign-in', headers));
  for (const piece of pieces) await new Promise((sent) => socket.write(piece, sent));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return `${head.split(' ')[1]} ${(JSON.parse(body) as { code: string }).code}`;
}

describe('over a real socket', () => {
  test('a call returns the envelope', async () => {
    const port = await start();
    expect(await codeOf(port, menu)).toBe('200 0000');
  });

  test('by default, the mall listens on both addresses of this machine and no other', async () => {
    const port = await start({ HOST: '' });
    const hasIpv6 = (await lookup('localhost', { all: true })).some(({ address }) => address === '::1');
    const isReachable = (host: string) =>
      fetch(`http://${host}:${port}/api/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    // 127.0.0.2 stands in for the machine's other addresses.
    expect([await isReachable('127.0.0.1'), await isReachable('[::1]'), await isReachable('127.0.0.2')]).toEqual([
      true,
      hasIpv6,
      false,
    ]);
    await running?.close();
    const open = await start({ HOST: '0.0.0.0' });
    expect((await fetch(`http://127.0.0.2:${open}/api/live`)).ok).toBe(true);
  });

  test('invalid HTTP, a missing host and an oversized header are 400 4000 in the envelope too', async () => {
    const port = await start();
    for (const text of [
      'garbage\r\n\r\n',
      request('GET /api/v1/mall/\u0001'),
      request('BREW /api/v1/mall/users/info'),
    ]) {
      expect(await codeOf(port, text)).toBe('400 4000');
    }
    expect(await codeOf(port, request('GET /api/v1/mall/users/info', [`X-Long: ${'x'.repeat(20_000)}`]))).toBe(
      '400 4000',
    );
  });

  test('a body of 1 MB is 413 4130, with or without a stated length', async () => {
    const port = await start();
    const body = 'x'.repeat(1024 * 1024);
    const type = 'Content-Type: application/json';
    const said = request('POST /api/v1/mall/auth/sign-in', [type, `Content-Length: ${body.length}`], body);
    expect(await codeOf(port, said)).toBe('413 4130');
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const unsaid = request('POST /api/v1/mall/auth/sign-in', [type, 'Transfer-Encoding: chunked'], chunked);
    expect(await codeOf(port, unsaid)).toBe('413 4130');
  });

  test('a client that sends 30 MB before reading gets 413 4130 all the same, with or without a stated length', async () => {
    const port = await start();
    const piece = 'x'.repeat(1024 * 1024);
    const type = 'Content-Type: application/json';
    const said = [type, `Content-Length: ${30 * piece.length}`];
    expect(await codeAfterAll(port, said, Array(30).fill(piece))).toBe('413 4130');
    const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`;
    const unsaid = [type, 'Transfer-Encoding: chunked'];
    expect(await codeAfterAll(port, unsaid, [...Array(30).fill(chunk), '0\r\n\r\n'])).toBe('413 4130');
  });

  test('too many requests are 429 4290 with the time to wait, whatever address the caller claims to have', async () => {
    const port = await start({ RATE_LIMIT_PER_ADDRESS: '2' });
    const from = (address: string) => request('GET /api/v1/mall/recaptcha/require', [`X-Forwarded-For: ${address}`]);
    expect(await codeOf(port, from('1.1.1.1'))).toBe('200 0000');
    expect(await codeOf(port, from('2.2.2.2'))).toBe('200 0000');
    const { head, body } = await exchange(port, from('3.3.3.3'));
    expect(head).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: \d+/i);
    expect(body).toContain('"code":"4290"');
  });

  // R8.06
  test('ended connections heal by themselves', async () => {
    const port = await start({ DATABASE_CONNECTIONS: '2' });
    expect(await codeOf(port, menu)).toBe('200 0000');
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'mall%' and pid <> pg_backend_pid()`.execute(
      database.ownerDatabase,
    );
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(port, menu)));
    for (const code of codes) expect(['200 0000', '503 5030']).toContain(code);
    await expect.poll(() => codeOf(port, menu)).toBe('200 0000');
  });

  test('a blocked member’s token ends at once by a database notification; another member’s does not', async () => {
    for (const loginId of ['blocked', 'other']) await insertMember(database.ownerDatabase, { mallId: 1, loginId });
    const port = await start();
    const callOf = async (id: string) => {
      const body = JSON.stringify({ id, password, mallId: 1 });
      const headers = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
      const reply = await exchange(port, request('POST /api/v1/mall/auth/sign-in', headers, body));
      const { data } = JSON.parse(reply.body) as { data: { accessToken: string } };
      // Checks nothing but the token: the row of a blocked member would be refused by itself.
      return request('GET /api/v1/mall/favourites/count', [`Authorization: Bearer ${data.accessToken}`]);
    };
    const [blocked, other] = [await callOf('blocked'), await callOf('other')];
    for (const call of [blocked, other]) expect(await codeOf(port, call)).toBe('200 0000');
    const [mall] = await listMalls(database.ownerDatabase);
    if (!mall) throw new Error('no mall');
    const operator = { database: database.ownerDatabase, clock: () => new Date() };
    await blockMember(operator, mall, { loginId: 'blocked', reason: 'STOLEN', actor: 'OPERATOR tester' });
    await expect.poll(() => codeOf(port, blocked)).toBe('401 4010');
    expect(await codeOf(port, other)).toBe('200 0000');
  });

  test('a changed mall is seen at once by a database notification', async () => {
    const port = await start();
    const layout = request('GET /api/v1/mall/pre/layout/login?mallUrl=familyshop&device=pc');
    expect((await exchange(port, layout)).body).not.toContain('바뀐 이름');
    // The listener may still be connecting to the database.
    await expect
      .poll(async () => {
        await database.ownerDatabase.updateTable('mall').set({ title: '바뀐 이름' }).execute();
        return (await exchange(port, layout)).body;
      })
      .toContain('바뀐 이름');
  });
});

test('a stopping server says that it is not ready, and still serves for DRAIN_SECONDS more', async () => {
  const port = await start({ DRAIN_SECONDS: '2' });
  const statusAt = async (path: string) => (await exchange(port, request(`GET ${path}`))).head.split(' ')[1];
  expect(await statusAt('/api/ready')).toBe('200');
  const ended = running?.close();
  running = undefined;
  expect(await statusAt('/api/ready')).toBe('503');
  expect(await statusAt('/api/live')).toBe('200');
  expect(await codeOf(port, menu), 'over a connection opened after the stop').toBe('200 0000');
  // A connection that a proxy would reuse ends with its reply, which says so.
  const kept = 'GET /api/live HTTP/1.1\r\nHost: familyshop.localhost\r\n\r\n';
  expect((await exchange(port, kept)).head).toMatch(/^connection: close$/im);
  await ended;
  await expect(statusAt('/api/live'), 'nobody listens any more').rejects.toThrow('ECONNREFUSED');
});

describe('a start that fails', () => {
  test('a port in use is one line that says what to write', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const work = start({ PORT: String(port) });
    await expect(work).rejects.toThrow(SettingError);
    await expect(work).rejects.toThrow(`PORT ${port} is in use: stop what uses it, or write PORT=${port + 1}`);
    await expect(start({ METRICS_PORT: String(port) })).rejects.toThrow(
      `METRICS_PORT ${port} is in use: stop what uses it, or write METRICS_PORT=${port + 1}`,
    );
    other.close();
  });

  test('an address of another machine is one line that says what to write', async () => {
    for (const name of ['HOST', 'METRICS_HOST'])
      await expect(start({ METRICS_PORT: '0', [name]: '192.0.2.1' })).rejects.toThrow(
        `${name} 192.0.2.1 is no address of this machine: write ${name}=0.0.0.0`,
      );
  });

  test('a start whose metrics cannot be served leaves nothing open', async () => {
    await expect(start({ METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' })).rejects.toThrow(SettingError);
    const open = async () => {
      const { rows } = await sql<{ name: string }>`
        select application_name as name from pg_stat_activity
        where datname = current_database() and application_name like 'mall%' and usename = 'mall_app'`.execute(
        database.ownerDatabase,
      );
      return rows.map(({ name }) => name);
    };
    await expect.poll(open).toEqual([]);
  });

  test('a wrong setting ends the process with one line and no stack', async () => {
    const file = fileURLToPath(new URL('./server.ts', import.meta.url));
    const env = { PATH: process.env.PATH, ...environment({ PORT: 'http' }) };
    const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let written = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(written).toBe('✗ PORT must be a whole number from 0 to 65535, for example PORT=3000\n');
  });
});
