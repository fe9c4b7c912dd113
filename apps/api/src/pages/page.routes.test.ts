import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabaseGate } from '../testing/database-gate.ts';
import { goods, listingOf, phone, subscription } from '../testing/products.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { insertSale } from '../testing/special-sales.ts';
import { createTestApp, insertMall, type TestApp } from '../testing/test-app.ts';
import { createWebFolder } from '../testing/web-folder.ts';

const webFolder = createWebFolder();
let testApp: TestApp;
beforeAll(async () => {
  const config = { mallOrigin: 'https://{mall}.localhost:8443' };
  testApp = await createTestApp({ folders: webFolder.folders, config });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul', salesType: 'BUSINESS' });
});
afterAll(async () => {
  await testApp.close();
  webFolder.remove();
});

const open = (url: string, host = 'familyshop.localhost') => testApp.app.inject({ url, headers: { host } });

// R2.02
describe('from the bare domain to a mall', () => {
  test.each(['localhost', 'localhost:6666', 'LOCALHOST:1'])(
    'the port that %s names is not where the visitor is sent',
    async (host) => {
      const { statusCode, headers } = await open('/hanul/home?a=1', host);
      expect([statusCode, headers.location]).toEqual([302, 'https://hanul.localhost:8443/hanul/home?a=1']);
    },
  );
});

// R2.18
describe('a URL without a page', () => {
  test.each(['/familyshop/nothing', '/familyshop/nothing/12?a=1', '/familyshop/popup/none', '/m/familyshop/nothing'])(
    '%s is 404 with the page of the mall, which fetches its layout',
    async (url) => {
      const { statusCode, headers, body } = await open(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('data-theme=');
      expect(body).toContain('mallUrl=familyshop');
    },
  );

  test.each(['/pg/x', '/tid/other', '/email/none', '/hanul/home', '/m/hanul/home', '/nobody/home'])(
    '%s is 404 with a page that requests no layout',
    async (url) => {
      const { statusCode, headers, body } = await open(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).not.toContain('pre/layout/login');
    },
  );

  test('an unknown mall’s host is 404 for every path', async () => {
    for (const url of ['/nobody/home', '/familyshop/home', '/tid/return'])
      expect((await open(url, 'nobody.localhost')).statusCode).toBe(404);
  });

  test.each([
    ...['/familyshop/home', '/familyshop/home/', '/m/familyshop/home', '/familyshop/goods/ngd/GD1', '/tid/return'],
    ...['/familyshop/login/any', '/kmcertVerification/result'],
  ])('%s is a page: 200', async (url) => expect((await open(url)).statusCode).toBe(200));
});

// R2.18
describe('a detail page', () => {
  const hidden = goods('GD0002');
  const elsewhere = goods('GD0003');
  const products = [goods('GD0001'), hidden, elsewhere, phone('HP0001'), subscription('SB0001')];
  const listings = [goods('GD0001'), phone('HP0001'), subscription('SB0001')].map((product) => listingOf(product));
  const day = new Date('2026-11-01');
  const exhibition = { categoryNo: null, title: '기획전', image: 'a', colourFrom: '#ffffff', colourTo: '#eeeeee' };
  const post = { boardType: 'CM00404' as const, html: '<p>내용</p>', title: '공지', postedOn: day };
  let shop: Shop;
  let gate: Awaited<ReturnType<typeof createDatabaseGate>>;

  beforeAll(async () => {
    shop = await openShop({
      products,
      folders: webFolder.folders,
      through: async (url) => {
        gate = await createDatabaseGate(url);
        return gate.url;
      },
      malls: [
        {
          mallId: 1,
          mallUrl: 'gamnamu',
          isMarketing: true,
          listings: [...listings, listingOf(hidden, { isOn: false })],
        },
        { mallId: 2, mallUrl: 'hanul', salesType: 'BUSINESS', listings: [...listings, listingOf(elsewhere)] },
        { mallId: 3, mallUrl: 'sheets', salesType: 'UPLOAD', isMarketing: true, listings },
      ],
    });
    const { owner } = shop;
    for (const mallId of [1, 2]) {
      const period = { startsOn: day, endsOn: day };
      await owner
        .insertInto('exhibition')
        .values({ ...exhibition, ...period, mallId, exhibitionNo: mallId })
        .execute();
      await owner
        .insertInto('boardPost')
        .values({ ...post, mallId, postNo: mallId })
        .execute();
      await insertSale(owner, { mallId, saleNo: mallId, productNo: 'GD0001' });
    }
    await insertSale(owner, { mallId: 1, saleNo: 9, productNo: 'GD0002' });
    await owner.updateTable('mall').set({ isLoginOpen: true }).where('mallId', '=', 2).execute();
    shop.app.dependencies.malls.forget();
  });
  afterAll(async () => {
    await shop.close();
    await gate.shut();
  });

  const there = [
    ...['goods/ngd/GD0001', 'goods/ngd/GD0001?opt=1&qty=2', 'goods/ngd/HP0001', 'goods/detailGoods?gdsGrpNo=GD0001'],
    ...['goods/detailWireless?ctgNo=10&gdsGrpNo=HP0001', 'subs/detailSubs?subsNo=SB0001', 'etcSale/detail/1'],
    ...['exhibition/detailExhibition/1', 'board/boardDetail?tp=CM00404&no=1', 'board/boardDetail/CM00404/1'],
  ];
  const missing = [
    ...['goods/ngd/GD9999', 'goods/ngd/GD0002', 'goods/ngd/GD0003', 'goods/ngd/HP9999', 'goods/ngd/GD%00'],
    ...['goods/detailGoods?gdsGrpNo=GD9999', 'goods/detailGoods', 'goods/detailGoods/GD9999'],
    ...['goods/detailWireless?gdsGrpNo=HP9999', 'goods/detailWireless?gdsGrpNo=GD0001', 'goods/detailWireless'],
    ...['subs/detailSubs?subsNo=SB9999', 'subs/detailSubs', 'etcSale/detail/2', 'etcSale/detail/9'],
    'exhibition/detailExhibition/2',
    ...['board/boardDetail?tp=CM00404&no=2', 'board/boardDetail?tp=CM00410&no=1', 'board/boardDetail?tp=CM00404'],
  ];
  /** Numbers that cannot exist in any mall. */
  const malformed = ['etcSale/detail/x', 'exhibition/detailExhibition/x', 'exhibition/detailExhibition/0'];
  const statusOf = async (mallUrl: string, url: string) =>
    (await shop.app.inject({ url, headers: { host: `${mallUrl}.localhost` } })).statusCode;
  const statusesIn = (mallUrl: string, below: readonly string[]) =>
    Promise.all(
      below.map(async (path) => [
        path,
        await statusOf(mallUrl, `/${mallUrl}/${path}`),
        await statusOf(mallUrl, `/m/${mallUrl}/${path}`),
      ]),
    );

  test('open to everybody is 404 with the page of the mall when the mall does not show that number', async () => {
    expect(await statusesIn('gamnamu', missing)).toEqual(missing.map((path) => [path, 404, 404]));
    const headers = { host: 'gamnamu.localhost' };
    const { body, headers: sent } = await shop.app.inject({ url: '/gamnamu/goods/ngd/GD9999', headers });
    expect(sent['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('mallUrl=gamnamu');
  });

  test('open to everybody is 200 when the mall shows that number', async () => {
    expect(await statusesIn('gamnamu', there)).toEqual(there.map((path) => [path, 200, 200]));
  });

  test('of an impossible number is 404 in every mall, which reveals nothing of what it has', async () => {
    for (const mallUrl of ['gamnamu', 'hanul', 'sheets'])
      expect(await statusesIn(mallUrl, malformed), mallUrl).toEqual(malformed.map((path) => [path, 404, 404]));
  });

  test('of a URL that cannot be decoded is refused, and is never a 500', async () => {
    for (const path of ['goods/ngd/%E0%A4%A', 'goods/ngd/%', 'board/boardDetail?no=%E0%A4%A'])
      expect(await statusOf('gamnamu', `/gamnamu/${path}`), path).toBeLessThan(500);
  });

  test('of a mall that requires a sign-in reveals nothing to an anonymous visitor: known and unknown numbers are 200 alike', async () => {
    for (const paths of [there, missing])
      expect(await statusesIn('hanul', paths)).toEqual(paths.map((path) => [path, 200, 200]));
  });

  test('of a mall without such pages reveals nothing either', async () => {
    for (const paths of [there, missing].map((all) => all.filter((path) => !path.startsWith('board/'))))
      expect(await statusesIn('sheets', paths)).toEqual(paths.map((path) => [path, 200, 200]));
  });

  test('when shared, shows name and picture without any price, or only the mall’s name in a mall for members only', async () => {
    const cardAt = async (mallUrl: string, path: string) => {
      const { body } = await shop.app.inject({
        url: `/${mallUrl}/${path}`,
        headers: { host: `${mallUrl}.localhost:3000` },
      });
      expect(body).not.toMatch(/og:price|product:price|원"/);
      return [/og:title" content="([^"]*)/.exec(body)?.[1], /og:image" content="([^"]*)/.exec(body)?.[1]];
    };
    const { name, image } = goods('GD0001');
    for (const path of ['goods/ngd/GD0001', 'goods/detailGoods?gdsGrpNo=GD0001'])
      expect(await cardAt('gamnamu', path)).toEqual([
        name,
        expect.stringMatching(`^https?://gamnamu.*/images/${image}.800.webp$`),
      ]);
    const setOpen = async (isLoginOpen: boolean) => {
      await shop.owner.updateTable('mall').set({ isLoginOpen }).where('mallId', '=', 2).execute();
      shop.app.dependencies.malls.forget();
    };
    expect((await cardAt('hanul', 'goods/ngd/GD0001'))[0]).toBe(name);
    await setOpen(false);
    const closed = await cardAt('hanul', 'goods/ngd/GD0001');
    expect(closed).toEqual(await cardAt('hanul', 'goods/ngd/GD9999'));
    expect(closed[1]).toBeUndefined();
    await setOpen(true);
  });

  test('without the database is 200, and the log says why nothing was looked up', async () => {
    await gate.shut();
    shop.log.length = 0;
    expect(await statusOf('gamnamu', '/gamnamu/goods/ngd/GD9999')).toBe(200);
    expect(shop.log.join('')).toContain('could not check whether the subject of the page exists');
    await gate.open();
    await expect.poll(() => statusOf('gamnamu', '/gamnamu/goods/ngd/GD9999')).toBe(404);
  });
});
