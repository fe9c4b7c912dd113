import { randomBytes, randomUUID } from 'node:crypto';
import type { Envelope } from '@mall/contracts/envelope';
import type { RoleCode } from '@mall/contracts/office/rights';
import type { Database } from '@mall/db/connection';
import { hashSessionKey } from '../office/staff-caller.ts';
import type { TestApp } from './test-app.ts';

type Granted = {
  /** A built-in role, or a custom one. */
  readonly role: RoleCode | (string & {});
  /** All malls by default. */
  readonly mallIds?: readonly number[];
  readonly carrier?: string;
};
type Call = {
  readonly body?: object | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};
type Reply<Data> = Envelope<Data> & {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
};

/** Staff with a valid session, and the calls of their browser; paths are relative to /api/v1/admin. */
export type StaffClient = {
  readonly staffNo: number;
  /** As the browser sends it, name and value. */
  readonly cookie: string;
  readonly get: <Data>(path: string, call?: Call) => Promise<Reply<Data>>;
  readonly post: <Data>(path: string, call?: Call) => Promise<Reply<Data>>;
  readonly put: <Data>(path: string, call?: Call) => Promise<Reply<Data>>;
  readonly delete: <Data>(path: string, call?: Call) => Promise<Reply<Data>>;
};

/** Adds staff with one role, whose second factor has just been given. */
export async function addStaff({ app, owner }: Pick<TestApp, 'app' | 'owner'>, granted: Granted): Promise<StaffClient> {
  const { staffNo, cookie } = await insertStaff(owner, granted, app.dependencies.clock());
  return { staffNo, cookie, ...callsOf(app, cookie) };
}

/** Inserts the rows, and returns the cookie of the session. */
export async function insertStaff(
  owner: Database,
  { role, mallIds, carrier }: Granted,
  at: Date,
): Promise<Pick<StaffClient, 'staffNo' | 'cookie'>> {
  const id = randomUUID().slice(0, 8);
  const { staffNo } = await owner
    .insertInto('staff')
    .values({ email: `staff-${id}@office.test`, name: `운영자 ${id}`, state: 'ACTIVE', createdAt: at })
    .returning('staffNo')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('staffGrant')
    .values({ staffNo, roleCode: role, mallIds: mallIds ? [...mallIds] : null, carrier: carrier ?? null, startsAt: at })
    .execute();
  const key = randomBytes(32).toString('base64url');
  await owner
    .insertInto('staffSession')
    .values({
      ...{ sessionHash: hashSessionKey(key), staffNo, device: 'Linux · Chrome', address: '127.0.0.1' },
      ...{ beganAt: at, lastSeenAt: at, provedAt: at, endsAt: new Date(at.getTime() + 12 * 60 * 60_000) },
    })
    .execute();
  return { staffNo, cookie: `office=${key}` };
}

function callsOf(app: TestApp['app'], cookie: string) {
  const send =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    async <Data>(path: string, { body, headers }: Call = {}): Promise<Reply<Data>> => {
      const reply = await app.inject({
        method,
        url: `/api/v1/admin${path}`,
        headers: {
          ...{ host: 'admin.localhost', origin: 'http://admin.localhost', 'x-office': '1', cookie },
          // Each call has a new idempotency key, unless a test says otherwise.
          ...{ 'idempotency-key': randomUUID(), ...headers },
        },
        ...(body !== undefined && { payload: body }),
      });
      const isJson = String(reply.headers['content-type']).startsWith('application/json');
      const envelope = isJson ? reply.json<Envelope<Data>>() : { code: '', message: '' };
      return { ...envelope, status: reply.statusCode, text: reply.body, headers: reply.headers };
    };
  return { get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') };
}
