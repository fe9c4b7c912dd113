import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '@mall/db/archive/back-up';
import { restore } from '@mall/db/archive/restore';
import { databaseNameOf, dropBeside, recreateBeside } from '@mall/db/archive/scratch-database';
import { connectApplication, connectDatabase } from '@mall/db/connection';
import { loginUrl } from '@mall/db/logins';
import { createApiClient } from '@mall/testing/api';
import { databaseUrl, serverVariable } from '@mall/testing/template';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createBuyer, item } from './testing/buyer.ts';
import { createFakeGateway } from './testing/fake-gateway.ts';
import { goods } from './testing/products.ts';
import { openShop, orderTerms } from './testing/shop.ts';
import { outsideServices } from './testing/test-app.ts';

// A backup and a restore apply every migration, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const log = () => {};
const cup = goods('GD0001', { name: '컵', salePrice: 20_000 });
const settings = (databaseUrl: string, dataFolder: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataFolder,
  RATE_LIMIT_PER_MINUTE: '0',
  ...outsideServices,
});

test('a mall backed up while orders came in, then destroyed and restored, has its orders, members, ledger, stock, files and keys', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-drill-'));
  const [dataFolder, restoredFolder] = [join(folder, 'data'), join(folder, 'restored')];
  const archive = join(folder, 'mall.tar.zst');
  const { tokenSecret, identityKey } = loadConfig(settings('postgres://localhost/none', dataFolder));
  const fake = createFakeGateway();
  const shop = await openShop({
    products: [cup],
    terms: orderTerms,
    malls: [{ mallId: 1, mallUrl: 'familyshop' }],
    fake,
    config: { dataFolder, tokenSecret, identityKey },
  });
  const administratorUrl = process.env[serverVariable] ?? '';
  const access = { url: shop.databaseOwnerUrl, administratorUrl };
  const token = shop.tokens.familyshop ?? '';
  const buyer = createBuyer(shop);
  await sql`update option_stock set quantity = 1000`.execute(shop.owner);
  const buy = () => buyer.buy([item('GD0001', 1)], 23_000);
  const orderNo = await buy();
  const upload = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/mall/question-pictures',
    headers: {
      ...{ host: 'familyshop.localhost', authorization: `Bearer ${token}` },
      'content-type': 'application/octet-stream',
    },
    payload: await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  });
  const { pictureName } = upload.json<{ data: { pictureName: string } }>().data;
  const placed = async () =>
    Number((await shop.owner.selectFrom('mallOrder').select(sql`count(*)`.as('count')).executeTakeFirst())?.count);

  // Orders are placed and paid before, during and after the snapshot.
  let isDone = false;
  const buying = (async () => {
    while (!isDone) await buy();
  })();
  const before = await placed();
  await backUp({ ...access, dataFolder, environment: {}, log }, archive);
  isDone = true;
  await buying;
  const after = await placed();
  const target = `${databaseNameOf(shop.databaseUrl)}_target`;
  const url = await recreateBeside(access, target);
  await shop.close();
  await rm(dataFolder, { recursive: true });

  const options = {
    url,
    administratorUrl,
    dataFolder: restoredFolder,
    environment: {},
    log,
    canReplace: false,
    canHaveOtherKeys: false,
  };
  await restore(options, archive);
  const asAdministrator = databaseUrl(administratorUrl, target);
  const owner = connectDatabase({ url: asAdministrator, maxConnections: 1 });
  const applicationUrl = loginUrl(asAdministrator, 'application');
  const database = connectApplication({ url: applicationUrl, maxConnections: 2 });
  const app = await buildApp({
    config: loadConfig(settings(applicationUrl, restoredFolder)),
    database,
    gateway: fake.gateway,
  });
  try {
    const at = createApiClient(app, 'familyshop');
    // The same token still works: its key, the member and the session were restored.
    const order = await at.get(`/orders/${orderNo}`, { token });
    expect(order.code).toBe('0000');
    expect(order.text).toContain(`"orderNo":"${orderNo}"`);
    expect(order.text).toContain('"state":"PAID"');
    expect(await at.get('/users/info', { token })).toMatchObject({ code: '0000' });
    expect((await at.get(`/question-pictures/${pictureName}`, { token })).status).toBe(200);

    const { rows } = await sql<Record<'orders' | 'owed' | 'paid' | 'entries' | 'shelf' | 'moved' | 'unpaid', number>>`
      select (select count(*) from mall_order) as orders,
        (select coalesce(sum(total_amount), 0) from mall_order where state = 'PAID') as owed,
        (select count(*) from mall_order where state = 'PAID') as paid,
        (select coalesce(sum(amount), 0) from payment_entry) as entries,
        (select sum(quantity) from option_stock) as shelf,
        (select sum(pieces) from stock_movement) as moved,
        (select count(*) from mall_order o where state = 'PAID'
          and not exists (select from payment_entry e where e.order_no = o.order_no)) as unpaid`.execute(owner);
    const [sums] = rows;
    expect(sums?.entries).toBe(sums?.owed);
    expect(sums?.unpaid).toBe(0);
    expect(Number(sums?.shelf)).toBe(1000 + Number(sums?.moved));
    expect(Number(sums?.orders)).toBeGreaterThanOrEqual(before);
    expect(Number(sums?.orders)).toBeLessThan(after);
  } finally {
    await app.close();
    await Promise.all([owner.destroy(), database.destroy()]);
    await dropBeside(access, target);
    await rm(folder, { recursive: true, force: true });
  }
});
