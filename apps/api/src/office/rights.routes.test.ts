import { type OfficeEndpoint, officeBase } from '@mall/contracts/office/office-endpoint';
import { type RoleCode, roleCodes } from '@mall/contracts/office/rights';
import { roleTemplates } from '@mall/domain/office/rights';
import { insertTenantRows } from '@mall/testing/tenant-rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callWith } from '../testing/call-office.ts';
import { allOfficeEndpoints } from '../testing/office-endpoints.ts';
import { addStaff, type StaffClient } from '../testing/staff.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const endpoints = await allOfficeEndpoints();
const nameOf = ({ method, path }: OfficeEndpoint) => `${method} ${path}`;
const granted = endpoints.filter(({ permission }) => permission !== 'self' && permission !== 'public');
const isOfMall = ({ path }: OfficeEndpoint) => path.startsWith('/malls/:mallId/');

/** A mall with a row in each of its tables, and an empty one: staff of the empty mall must see nothing of the full one. */
let testApp: TestApp;
const ofOther = new Map<RoleCode, StaffClient>();
beforeAll(async () => {
  testApp = await createTestApp();
  await insertTenantRows(testApp.owner);
  testApp.app.dependencies.malls.forget();
  for (const role of roleCodes) ofOther.set(role, await addStaff(testApp, { role, mallIds: [2] }));
});
afterAll(() => testApp.close());

const clientOf = (role: RoleCode): StaffClient => {
  const client = ofOther.get(role);
  if (!client) throw new Error(`no staff of ${role}`);
  return client;
};
const may = (role: RoleCode, { permission }: OfficeEndpoint) =>
  (roleTemplates[role] as readonly string[]).includes(permission);

const call = (client: StaffClient, endpoint: OfficeEndpoint, mallId: number) => callWith(client, endpoint, { mallId });

/** Every mall number in a reply. */
function mallsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(mallsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'mallId' && typeof inner === 'number' ? [inner] : mallsIn(inner),
  );
}

test('every call that the contracts declare is served', () => {
  const missing = endpoints.filter(
    ({ method, path }) => !testApp.app.hasRoute({ method: method as 'GET', url: officeBase + path }),
  );
  expect(missing.map(nameOf)).toEqual([]);
});

test('a call that changes something needs more than a read permission', () => {
  const changing = granted.filter(({ audit }) => audit !== 'read');
  expect(changing.length).toBeGreaterThan(10);
  expect(changing.filter(({ permission }) => /\.(read|totals|unmask)$/.test(permission)).map(nameOf)).toEqual([]);
});

test('a call that reads changes nothing: a GET writes no row into the audit', () => {
  expect(endpoints.filter(({ method, audit }) => method === 'GET' && audit !== 'read').map(nameOf)).toEqual([]);
});

describe.each(roleCodes)('%s', (role) => {
  test('gets 404 for every call that its role has no permission for', async () => {
    const answers: [string, string][] = [];
    const refused = granted.filter((endpoint) => !may(role, endpoint));
    for (const endpoint of refused) answers.push([nameOf(endpoint), (await call(clientOf(role), endpoint, 2)).code]);
    expect(answers).toEqual(refused.map((endpoint) => [nameOf(endpoint), '4040']));
  });

  test('finds nothing of another mall by its address, and changes nothing there', async () => {
    const answers: [string, string][] = [];
    const foreign = granted.filter((endpoint) => may(role, endpoint) && isOfMall(endpoint));
    for (const endpoint of foreign) answers.push([nameOf(endpoint), (await call(clientOf(role), endpoint, 1)).code]);
    expect(answers).toEqual(foreign.map((endpoint) => [nameOf(endpoint), '4040']));
  });

  test('sees nothing of another mall in its lists', async () => {
    const lists = endpoints.filter(
      (endpoint) =>
        endpoint.method === 'GET' &&
        !endpoint.path.includes(':') &&
        (endpoint.permission === 'self' || may(role, endpoint)),
    );
    for (const endpoint of lists) {
      const { status, data } = await call(clientOf(role), endpoint, 2);
      expect([nameOf(endpoint), status < 500]).toEqual([nameOf(endpoint), true]);
      expect([nameOf(endpoint), mallsIn(data).filter((mallId) => mallId !== 2)]).toEqual([nameOf(endpoint), []]);
    }
  });
});

test('no reply to an employer’s staff contains an order, a product, or an amount', async () => {
  const welfare = await addStaff(testApp, { role: 'WELFARE', mallIds: [1] });
  const readable = endpoints.filter(
    (endpoint) => endpoint.method === 'GET' && (endpoint.permission === 'self' || may('WELFARE', endpoint)),
  );
  expect(readable.length).toBeGreaterThan(3);
  for (const endpoint of readable) {
    const { text } = await call(welfare, endpoint, 1);
    expect([nameOf(endpoint), text.match(/"\w*(order|product|amount|price)\w*":/i)?.[0]]).toEqual([
      nameOf(endpoint),
      undefined,
    ]);
  }
});
