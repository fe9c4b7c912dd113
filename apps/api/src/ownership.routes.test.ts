import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@mall/contracts/endpoint';
import type { TokenPair } from '@mall/contracts/layout';
import type { AnyShape } from '@mall/contracts/wire';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { applying, openApplicationShop } from './testing/applying.ts';
import { createBuyer, delivery, item } from './testing/buyer.ts';
import { allEndpoints, nameOf } from './testing/endpoints.ts';
import { createFakeGateway } from './testing/fake-gateway.ts';
import { goods } from './testing/products.ts';
import { orderTerms } from './testing/shop.ts';
import { applicant, purifier, subscribing } from './testing/subscribing.ts';
import { insertMember, signInAs } from './testing/test-app.ts';
import { validValue } from './testing/valid-values.ts';

// A new endpoint is covered without being listed: each that names a member's resource is called by two other members.
const endpoints = (await allEndpoints()).filter(({ access }) => access !== 'public');
const paramsOf = ({ path }: Endpoint): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Resources of the mall, the same for every member. */
const common = [
  'id',
  'productNo',
  'optionNo',
  'goodsNo',
  'subscriptionNo',
  'boardType',
  'postNo',
  'attachmentName',
  'exhibitionNo',
  'saleNo',
  'reviewNo',
  'termCode',
];
// Uploads exist only in another type of mall, and have their own test.
const naming = endpoints
  .filter((endpoint) => endpoint.access !== 'uploader')
  .filter((endpoint) => paramsOf(endpoint).some((name) => !common.includes(name)));
const telling = endpoints.filter((endpoint) => endpoint.method === 'GET' && paramsOf(endpoint).length === 0);

const secret = '아무도 모르는 말';
const cup = goods('GD0001', { name: '컵', salePrice: 20_000 });
const fake = createFakeGateway();
let shop: Awaited<ReturnType<typeof openApplicationShop>>;
/** The identifiers of the owner's resources in paths and bodies. */
let owned: Record<string, string>;
let outsiders: { mallUrl: string; token: string }[];

beforeAll(async () => {
  const wireless = { termNo: 9, termCode: 'wireless', appliedOn: '2020-01-01', html: '' } as const;
  shop = await openApplicationShop({
    products: [cup, purifier],
    terms: [...orderTerms, wireless],
    fake,
  });
  owned = await leaveThings();
  await insertMember(shop.owner, { mallId: 1, loginId: 'other' });
  const other = await signInAs(shop, 'familyshop', 1, 'other');
  outsiders = [
    { mallUrl: 'familyshop', token: other.accessToken },
    { mallUrl: 'hanul', token: shop.tokens.hanul ?? '' },
  ];
});
afterAll(() => shop.close());

/** One of everything that a member can have. */
async function leaveThings(): Promise<Record<string, string>> {
  const at = shop.at('familyshop');
  const { accessToken: token }: TokenPair = await signInAs(shop, 'familyshop', 1);
  const buyer = createBuyer(shop, { token });
  const place = { ...delivery, recipient: secret, label: '', isDefault: true };
  const book = await at.post<{ addresses: { addressNo: number }[] }>('/addresses', { token, body: place });
  const orderNo = await buyer.buy([item('GD0001', 2)], 43_000, { ordererName: secret, expectedTotal: 43_000 });
  const claim = await buyer.claim(orderNo, 20_000);
  const upload = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/mall/question-pictures',
    headers: {
      host: 'familyshop.localhost',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    payload: await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  });
  const { pictureName } = upload.json<{ data: { pictureName: string } }>().data;
  const words = { category: 'OTHER', title: secret, body: secret, orderNo, pictures: [pictureName] };
  const created = await at.post<{ questionNo: number }>('/questions', {
    token,
    body: { requestKey: randomUUID(), question: words },
  });
  const application = await applying(shop, token).apply();
  const subscription = await subscribing(shop, token).apply({ applicant: { ...applicant, name: secret } });
  const own = await at.get<{ devices: { sessionId: string }[] }>('/users/devices', { token });
  return {
    applicationNo: application.data?.applicationNo ?? '',
    subsNo: subscription.data?.subsNo ?? '',
    addressNo: String(book.data?.addresses[0]?.addressNo),
    orderNo,
    lineNo: '1',
    claimNo: String(claim.data?.claims[0]?.claimNo ?? 1),
    questionNo: String(created.data?.questionNo),
    pictureName,
    sessionId: own.data?.devices[0]?.sessionId ?? '',
  };
}

const fieldsOf = (shape: AnyShape | undefined): string[] =>
  Object.keys((shape && z.toJSONSchema(shape.schema, { io: 'input', unrepresentable: 'any' }).properties) ?? {});

async function callAs(endpoint: Endpoint, { mallUrl, token }: { mallUrl: string; token: string }) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(owned[name] ?? 'x'));
  const reply = await shop.app.inject({
    method: endpoint.method,
    url: `/api/v1/mall${path}`,
    headers: {
      host: `${mallUrl}.localhost`,
      authorization: `Bearer ${token}`,
      ...(endpoint.upload && { 'content-type': 'application/octet-stream' }),
    },
    ...(endpoint.body && { payload: validValue(endpoint.body, owned) as object }),
    ...(endpoint.upload && { payload: Buffer.from('x') }),
  });
  return { status: reply.statusCode, text: reply.body };
}

/** All rows of the owner in the tables. */
async function tracesOf(memberNo: number): Promise<unknown> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'member_no' and table_type = 'BASE TABLE' order by 1`.execute(
    shop.owner,
  );
  return Promise.all(
    rows.map(async ({ table }) => {
      const found = await sql`select * from ${sql.table(table)} where member_no = ${memberNo} and mall_id = 1`.execute(
        shop.owner,
      );
      return [table, found.rows];
    }),
  );
}

describe('another member’s resources', () => {
  test('every path parameter is covered by this test, or is the mall’s own', () => {
    const unknown = naming.flatMap(paramsOf).filter((name) => !common.includes(name) && !owned[name]);
    expect(unknown, 'add the thing to leaveThings, or the name to common').toEqual([]);
  });

  test.each(naming.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is 404 for another member and another mall, and changes nothing',
    async (_name, endpoint) => {
      const memberNo = shop.memberNos.familyshop ?? 0;
      const before = await tracesOf(memberNo);
      for (const outsider of outsiders) {
        const { status, text } = await callAs(endpoint, outsider);
        expect([status, text], `${outsider.mallUrl}: ${text}`).toEqual([404, expect.not.stringContaining(secret)]);
      }
      expect(await tracesOf(memberNo)).toEqual(before);
    },
  );

  test.each(telling.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s reveals nothing of them to another member',
    async (_name, endpoint) => {
      for (const outsider of outsiders) {
        const { text } = await callAs(endpoint, outsider);
        for (const word of [
          secret,
          owned.applicationNo,
          owned.subsNo,
          owned.orderNo,
          owned.pictureName,
          owned.sessionId,
        ])
          expect(text).not.toContain(word);
      }
    },
  );

  test('an order or a picture named in a body is refused like one that does not exist', async () => {
    const bodies = endpoints.filter(
      (endpoint) => paramsOf(endpoint).length === 0 && fieldsOf(endpoint.body).some((name) => owned[name]),
    );
    for (const endpoint of bodies) {
      for (const outsider of outsiders) expect((await callAs(endpoint, outsider)).status, nameOf(endpoint)).toBe(404);
    }
  });
});
