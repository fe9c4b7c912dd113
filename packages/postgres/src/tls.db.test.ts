import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '@mall/db/connection';
import { withServer } from '@mall/db/database-admin';
import { makeCertificates, turnTlsOn } from '@mall/testing/certificates';
import { openFaultyNetwork } from '@mall/testing/faulty-network';
import { startTestServer, type TestServer } from '@mall/testing/template';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient, pgOptions } from './client.ts';

let folder: string;
let secure: TestServer;
let plain: TestServer;
let files: ReturnType<typeof makeCertificates>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-tls-'));
  files = makeCertificates(folder);
  secure = await startTestServer();
  plain = await startTestServer();
  await turnTlsOn(secure.url, files);
});
afterAll(async () => {
  await secure?.stop();
  await plain?.stop();
  await rm(folder, { recursive: true });
});

const addressOf = ({ url }: TestServer, hostname: string, query: string) =>
  Object.assign(new URL(url), { hostname, search: query }).href;

const query = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()';

/** Each of the ways in which the mall connects to its database. */
const isEncrypted = {
  pool: async (url: string) => {
    const database = connectDatabase({ url, maxConnections: 1 });
    const rows = sql<{ ssl: boolean }>`${sql.raw(query)}`.execute(database);
    return rows.then(({ rows: [row] }) => row?.ssl).finally(() => database.destroy());
  },
  client: async (url: string) => {
    const client = openClient(url, { max: 1 });
    return client
      .unsafe<{ ssl: boolean }[]>(query)
      .then(([row]) => row?.ssl)
      .finally(() => client.end());
  },
  pg: async (url: string) => {
    const client = new Client(pgOptions(url));
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ ssl: boolean }>(query);
      return rows[0]?.ssl;
    } finally {
      await client.end();
    }
  },
};
const ways = Object.keys(isEncrypted) as (keyof typeof isEncrypted)[];

const untrusted = /unable to (verify|get)|self.signed/;
/** What libpq does with it (documentation of PostgreSQL 18, 32.19): encrypted, in the clear, or refused with this message. */
const cases: readonly [string, string, (authority: string, stranger: string) => string, boolean | RegExp][] = [
  ['nothing', '127.0.0.1', () => '', true],
  ['disable', '127.0.0.1', () => 'sslmode=disable', false],
  ['prefer', '127.0.0.1', () => 'sslmode=prefer', true],
  ['require', '127.0.0.1', () => 'sslmode=require', true],
  ['require and its authority', '127.0.0.1', (own) => `sslmode=require&sslrootcert=${own}`, true],
  ['require and another authority', '127.0.0.1', (_, other) => `sslmode=require&sslrootcert=${other}`, untrusted],
  ['verify-ca', '127.0.0.1', (own) => `sslmode=verify-ca&sslrootcert=${own}`, true],
  ['verify-ca and another authority', '127.0.0.1', (_, other) => `sslmode=verify-ca&sslrootcert=${other}`, untrusted],
  ['verify-full', 'localhost', (own) => `sslmode=verify-full&sslrootcert=${own}`, true],
  [
    'verify-full under another name',
    '127.0.0.1',
    (own) => `sslmode=verify-full&sslrootcert=${own}`,
    /IP: 127\.0\.0\.1 is not/,
  ],
  [
    'verify-full and another authority',
    'localhost',
    (_, other) => `sslmode=verify-full&sslrootcert=${other}`,
    untrusted,
  ],
  ['system', 'localhost', () => 'sslrootcert=system', untrusted],
  ['verify-full without an authority', 'localhost', () => 'sslmode=verify-full', /add sslrootcert=/],
  [
    'a file that is not there',
    'localhost',
    () => 'sslmode=require&sslrootcert=/none.crt',
    /\/none\.crt, which is not there/,
  ],
];

test.each(ways.flatMap((way) => cases.map((one) => [way, ...one] as const)))(
  'by the %s, an address with %s at %s',
  async (way, _what, host, query, expected) => {
    const reply = isEncrypted[way](addressOf(secure, host, query(files.authority, files.stranger)));
    if (expected instanceof RegExp) await expect(reply).rejects.toThrow(expected);
    else expect(await reply).toBe(expected);
  },
);

test.each(ways)('by the %s, a server without TLS is used in the clear unless the address requires it', async (way) => {
  expect(await isEncrypted[way](addressOf(plain, '127.0.0.1', ''))).toBe(false);
  await expect(isEncrypted[way](addressOf(plain, '127.0.0.1', 'sslmode=require'))).rejects.toThrow(
    /the server has no TLS, which sslmode requires/,
  );
});

test.each(ways)('by the %s, an IPv6 address and its port lead to the server', async (way) => {
  const network = await openFaultyNetwork(secure.url, '::1');
  expect(new URL(network.url).host).toMatch(/^\[::1\]:\d+$/);
  expect(await isEncrypted[way](`${network.url}?sslmode=require`)).toBe(true);
  expect(await isEncrypted[way](`${network.url}?sslmode=disable`)).toBe(false);
  await network.close();
});

test.each([
  ['sslmode=allow', /has sslmode=allow: write one of disable, prefer, require, verify-ca, verify-full/],
  ['sslcert=/a.crt', /has sslcert, which is not supported/],
  ['sslmode=require&sslrootcert=system', /write sslmode=verify-full/],
])('an address with %s says what to write', async (query, reason) => {
  expect(() => openClient(addressOf(plain, '127.0.0.1', query), { max: 1 })).toThrow(reason);
});

async function listenOnce(onRequest: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.once('data', () => onRequest(socket));
    socket.once('close', () => server.close());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `postgres://x:x@127.0.0.1:${(server.address() as AddressInfo).port}/x`;
}

test('more than the one letter in reply to the request for TLS is taken for what it is, an intruder’s', async () => {
  const intruder = await listenOnce((socket) => socket.write('SX'));
  await expect(isEncrypted.pool(`${intruder}?sslmode=require`)).rejects.toThrow(/did not understand a request for TLS/);
});

test('a client that redials does so when a server comes back', async () => {
  await withServer(addressOf(secure, 'localhost', ''), async (client) => {
    await client`select 1`;
    await withServer(
      secure.url,
      (other) => other`
      select pg_terminate_backend(pid) from pg_stat_ssl join pg_stat_activity using (pid) where ssl and pid <> pg_backend_pid()`,
    );
    await expect
      .poll(() =>
        client`select 1 as one`.then(
          ([row]) => row?.one,
          () => 0,
        ),
      )
      .toBe(1);
  });
});
