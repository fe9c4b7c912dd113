import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuyer, delivery, item } from './testing/buyer.ts';
import { addressOf, allEndpoints } from './testing/endpoints.ts';
import { openLivedInShop } from './testing/lived-in-shop.ts';
import { password } from './testing/test-app.ts';

const endpoints = await allEndpoints();
const secret = '박비밀';
let shop: Awaited<ReturnType<typeof openLivedInShop>>;
beforeAll(async () => {
  shop = await openLivedInShop();
  // An id that is no word of the log's own.
  await shop.owner
    .updateTable('member')
    .set({ loginId: 'hopeful-3141' })
    .where('memberNo', '=', shop.applicantNo)
    .execute();
});
afterAll(() => shop.close());

const personalName =
  /(^|_)(name|phone|email|recipient|address|login_id|question|reason|detail)$|^(title|body|applicant|sheet)$/;

/** Every personal value in the rows of members, their orders, claims and applications. */
async function storedValues(): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    where c.table_schema = 'public' and c.data_type in ('text', 'jsonb') and exists (
      select from information_schema.columns k where k.table_schema = 'public' and k.table_name = c.table_name
        and k.column_name in ('member_no', 'order_no', 'application_no'))`.execute(shop.owner);
  const values: unknown[] = [];
  for (const { table, column } of columns.filter((one) => personalName.test(one.column))) {
    const { rows } = await sql<{ value: unknown }>`
      select distinct ${sql.ref(`t.${column}`)} as value from ${sql.table(table)} t`.execute(shop.owner);
    values.push(...rows.map(({ value }) => value));
  }
  const texts = values.flatMap((value) => (typeof value === 'string' ? [value] : personalTexts(value)));
  return [...new Set(texts)].filter((text) => text.length > 2);
}

/** The texts in a document under a personal name. */
function personalTexts(document: unknown): string[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([name, value]) =>
    typeof value === 'string' && /(name|phone|email|recipient|address|birthDate)$/i.test(name)
      ? [value]
      : personalTexts(value),
  );
}

test('nothing personal of any member reaches the log, whatever members call, also with what is refused', async () => {
  const buyer = createBuyer(shop);
  await buyer.post('/addresses', { ...delivery, recipient: secret, label: secret, isDefault: true });
  await buyer.place([item('GD0001', 1)], { ordererName: secret, isGift: true, deliveryRequest: secret });
  await shop.at('familyshop').post('/auth/sign-in', { body: { id: secret, password, mallId: 1 } });
  const stored = [...(await storedValues()), secret, password];
  expect(stored).toEqual(
    expect.arrayContaining([delivery.recipient, delivery.roadAddress, 'gaeun@example.kr', '01012345678']),
  );
  const places = [shop.orderNo, shop.applicationNo, shop.subscriptionNo, String(shop.questionNo), 'GD0001', secret];
  for (const [at, endpoint] of endpoints.entries()) {
    const { method } = endpoint;
    // In any field: what does not belong there is refused, and must not be logged either.
    const typed = Object.fromEntries(
      ['name', 'email', 'phone', 'recipient', 'id', 'q', 'word', 'title'].map((name, place) => [
        name,
        stored[(at + place) % stored.length],
      ]),
    );
    for (const place of places)
      await shop.app.inject({
        ...{ method, url: `${addressOf(endpoint, place)}?${new URLSearchParams(typed as Record<string, string>)}` },
        headers: { host: 'familyshop.localhost', authorization: `Bearer ${shop.token()}` },
        ...(endpoint.body && { payload: typed }),
      });
  }
  const log = shop.log.join('');
  expect(stored.filter((value) => log.includes(value) || log.includes(encodeURIComponent(value)))).toEqual([]);
});
