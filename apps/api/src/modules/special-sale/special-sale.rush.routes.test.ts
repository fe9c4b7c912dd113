import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccessTokens } from '../../plugins/access-tokens.ts';
import { item, orderBody, stockOf } from '../../testing/buyer.ts';
import { goods, listingOf, option } from '../../testing/products.ts';
import { startPaymentWindows, startProcesses } from '../../testing/server-processes.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { insertSale, takenPiecesOf } from '../../testing/special-sales.ts';
import { outsideServices } from '../../testing/test-app.ts';

const buyers = 300;
const pieces = 50;
const tokenSecret = 'a secret for tests that is long enough';
const options = [1, 2].map((optionNo) => option({ optionNo, stockQuantity: 1_000 }));
const wanted = goods('GD0001', { options });

let shop: Shop;
let servers: Awaited<ReturnType<typeof startProcesses>>;
let windows: Awaited<ReturnType<typeof startPaymentWindows>>;
let tokens: readonly string[];
beforeAll(async () => {
  shop = await openShop({
    products: [wanted],
    malls: [{ mallId: 1, mallUrl: 'familyshop', listings: [listingOf(wanted)] }],
  });
  const limits = { optionNos: [1, 2], mostPerMember: 1 };
  await insertSale(shop.owner, { ...limits, saleNo: 1, productNo: 'GD0001', totalPieces: pieces });
  await insertSale(shop.owner, { ...limits, saleNo: 2, productNo: 'GD0001', totalPieces: 1_000 });
  tokens = await signAllIn();
  windows = await startPaymentWindows();
  servers = await startProcesses(2, {
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: tmpdir(),
    TOKEN_SECRET: tokenSecret,
    RATE_LIMIT_PER_MINUTE: '0',
    ...outsideServices,
    PAYMENT_URL: windows.url,
  });
}, 120_000);
afterAll(async () => {
  await servers?.close();
  await windows?.close();
  await shop?.close();
});

/** Members of their own with a token each; so many passwords would take longer than the test. */
async function signAllIn(): Promise<string[]> {
  const members = await shop.owner
    .insertInto('member')
    .values(
      Array.from({ length: buyers }, (_, number) => ({
        ...{ mallId: 1, loginId: `buyer${number}`, name: '김가은', email: `${number}@example.kr`, passwordHash: '' },
      })),
    )
    .returning('memberNo')
    .execute();
  const accessTokens = createAccessTokens(tokenSecret, () => new Date());
  return Promise.all(
    members.map(({ memberNo }) =>
      accessTokens.sign({
        memberNo,
        mallId: 1,
        memberType: 'GENERAL',
        sessionId: randomUUID(),
        hasTemporaryPassword: false,
      }),
    ),
  );
}

/** Orders one piece at a sale, through the server of this number. */
const place = (buyer: number, saleNo: number, server = buyer) => {
  const items = [item('GD0001', 1, 1 + (server % 2))];
  const body = orderBody({ items, saleNo, expectedTotal: 9_000, agreedTerms: [] });
  return servers.call<{ orderNo: string }>(server, {
    mallUrl: 'familyshop',
    token: tokens[buyer] ?? '',
    path: '/orders',
    body,
  });
};

const tally = (replies: readonly { readonly code: string }[]) =>
  Object.fromEntries([...Map.groupBy(replies, ({ code }) => code)].map(([code, { length }]) => [code, length]));

test('three hundred members at once on a sale of fifty, one each, at two servers: exactly fifty, though the shelf has more', async () => {
  const replies = await Promise.all(Array.from({ length: buyers }, (_, buyer) => place(buyer, 1)));
  expect(tally(replies)).toEqual({ '0000': pieces, '4601': buyers - pieces });
  expect(await takenPiecesOf(shop.owner, 1)).toBe(pieces);
  const left = (await stockOf(shop, 'GD0001', 1)) + (await stockOf(shop, 'GD0001', 2));
  expect(left).toBe(2_000 - pieces);
}, 120_000);

test('one member at both servers and for both options at once has one', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, (_, press) => place(0, 2, press)));
  expect(tally(replies)).toEqual({ '0000': 1, '4602': 19 });
  expect(await takenPiecesOf(shop.owner, 2)).toBe(1);
}, 60_000);
