import { maskAddress, maskEmail, maskName, maskPhone } from '@mall/contracts/masking';
import type { OfficeEndpoint } from '@mall/contracts/office/office-endpoint';
import { type RoleCode, roleCodes } from '@mall/contracts/office/rights';
import { roleTemplates } from '@mall/domain/office/rights';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callWith } from '../testing/call-office.ts';
import { openLivedInShop, personalValues, price } from '../testing/lived-in-shop.ts';
import { allOfficeEndpoints } from '../testing/office-endpoints.ts';
import { addStaff, type StaffClient } from '../testing/staff.ts';

const endpoints = (await allOfficeEndpoints()).filter(({ permission }) => permission !== 'public');
const nameOf = ({ method, path }: OfficeEndpoint) => `${method} ${path}`;
const reading = endpoints.filter(({ audit }) => audit === 'read');

const masks = { name: maskName, phone: maskPhone, email: maskEmail, address: maskAddress };
const dashed = (value: string) => value.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3');
const clear = personalValues.flatMap(([, value]) => [value, dashed(value)]);
const masked = personalValues.map(([kind, value]) => masks[kind](value));
const among = (values: readonly string[], text: string) => values.filter((value) => text.includes(value));

let shop: Awaited<ReturnType<typeof openLivedInShop>>;
const clients = new Map<RoleCode, StaffClient>();
beforeAll(async () => {
  shop = await openLivedInShop();
  for (const role of roleCodes) clients.set(role, await addStaff(shop, { role, mallIds: [1] }));
});
afterAll(() => shop.close());

/** The numbers of existing things, as a call takes them. */
function knownFor({ path }: OfficeEndpoint): Record<string, unknown> {
  const { memberNo, applicantNo, applicationNo, subscriptionNo, orderNo } = shop;
  const { questionNo, reviewNo, contactNo, requestNo, uploadNo } = shop;
  const numbers = {
    memberNo: path.includes('/joining/') ? applicantNo : memberNo,
    applicationNo: path.includes('/subscriptions/') ? subscriptionNo : applicationNo,
    ...{ questionNo, reviewNo, contactNo, requestNo, uploadNo, claimNo: 1 },
  };
  return {
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)])),
    ...{ orderNo, typed: '01012345678', fields: ['phone', 'name'], reason: 'CONTACT', contactNo: String(contactNo) },
    items: [{ productNo: 'GD0001', optionNo: 1, quantity: 1, mallId: 1, orderNo }],
  };
}
const call = (role: RoleCode, endpoint: OfficeEndpoint) =>
  callWith(clients.get(role) as StaffClient, endpoint, { known: knownFor(endpoint) });

let latest = '0';
/** The members named by rows added to the access log since the last call. */
async function subjectsOf({ method, path }: OfficeEndpoint): Promise<number[]> {
  const rows = await shop.owner
    .selectFrom('privacyAccess')
    .select(['accessNo', 'subjects', 'place'])
    .where('accessNo', '>', latest as never)
    .orderBy('accessNo')
    .execute();
  latest = String(rows.at(-1)?.accessNo ?? latest);
  return rows.filter(({ place }) => place === `${method} ${path}`).flatMap(({ subjects }) => subjects);
}

/** The members whose numbers a reply contains. */
function membersIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(membersIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'memberNo' && typeof inner === 'number' ? [inner] : membersIn(inner),
  );
}

describe('every reply of every read', () => {
  const seen = new Set<string>();
  test.each(roleCodes)(
    'to %s is in the access log when it has somebody’s data, and has it masked but for an unmask',
    async (role) => {
      for (const endpoint of reading) {
        const { text, data, code } = await call(role, endpoint);
        const subjects = await subjectsOf(endpoint);
        if (code !== '0000') continue;
        const name = nameOf(endpoint);
        if (endpoint.personal !== 'clear') expect([name, among(clear, text)]).toEqual([name, []]);
        const shown = among([...clear, ...masked], text);
        if (shown.length === 0) continue;
        seen.add(name);
        expect([name, endpoint.personal, subjects.length > 0]).toEqual([name, expect.not.stringMatching('none'), true]);
        expect([name, subjects]).toEqual([name, expect.arrayContaining([...new Set(membersIn(data))])]);
      }
    },
  );

  test('contained personal data for most of the calls that declare any', () => {
    const declared = reading.filter(({ personal, reply }) => personal !== 'none' && reply === undefined).map(nameOf);
    const unseen = declared.filter((name) => !seen.has(name));
    expect([unseen, unseen.length < declared.length / 4]).toEqual([unseen, true]);
  });
});

test('every call that shows unmasked personal data is in the access log', () => {
  const shown = endpoints.filter(({ personal, reply }) => personal === 'clear' && reply !== 'picture');
  expect(shown.length).toBeGreaterThan(4);
  expect(shown.filter(({ task }) => !['UNMASK', 'PRINT', 'EXPORT'].includes(task ?? '')).map(nameOf)).toEqual([]);
});

test('no reply to an employer’s staff contains an order, a product, a claim or an amount of one person', async () => {
  const { orderNo, applicationNo, subscriptionNo } = shop;
  const things = [
    orderNo,
    applicationNo,
    subscriptionNo,
    'GD0001',
    'HP0001',
    '가람 텀블러',
    String(price),
    String(2 * price),
  ];
  const forms = [...things, price.toLocaleString('ko-KR'), (2 * price).toLocaleString('ko-KR')];
  let answered = 0;
  for (const endpoint of endpoints) {
    const { text, code } = await call('WELFARE', endpoint);
    expect([nameOf(endpoint), among(forms, text)]).toEqual([nameOf(endpoint), []]);
    if (code === '0000') answered += 1;
  }
  expect(answered).toBeGreaterThan(8);
  // The same calls show them to staff who may see them.
  const texts = await Promise.all(reading.map((endpoint) => call('SUPER', endpoint)));
  for (const thing of [orderNo, '가람 텀블러', String(price)])
    expect(texts.some(({ text }) => text.includes(thing))).toBe(true);
});

test('no permission of an employer’s staff covers what one person bought', () => {
  const read = endpoints.filter(({ permission }) => (roleTemplates.WELFARE as readonly string[]).includes(permission));
  expect(read.filter(({ path }) => /order|claim|product|parcel/.test(path)).map(nameOf)).toEqual([]);
});
