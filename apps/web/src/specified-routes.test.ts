import { type Device, type MallSalesType, mallSalesTypes } from '@mall/contracts/codes';
import type { MenuItem } from '@mall/contracts/shell';
import { showsWindowPopups } from '@mall/domain/access-matrix';
import { screenOf } from '@mall/domain/screen-paths';
import { rowOf } from '@mall/domain/screens/screens';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openAddress, type Visitor } from './testing/open-address.ts';
import { memberRoutes, publicRoutes, unknownAddresses } from './testing/specified-routes.ts';

// The router of each site opens each address, with its real routes, guards and redirects; only nothing is rendered.

const category = (categoryNo: string, type: MenuItem['type'], sortOrder: number): MenuItem => ({
  ...{ categoryNo, type, sortOrder, name: '', url: '', isOnMobile: true, children: [] },
  ...{ mobileImageFileName: '', mobileImagePath: '' },
});
const menu = [
  category('12', 'GD05301', 20),
  category('11', 'GD05301', 10),
  category('13', 'GD05302', 30),
  category('21', 'GD05304', 40),
  category('31', 'GD05303', 50),
];
const open = (device: 'pc' | 'mobile', address: string, visitor: Partial<Visitor> = {}) =>
  openAddress(address, { device, menu, ...visitor });

const listed = (routes: (typeof memberRoutes)['pc']) =>
  Object.entries(routes).flatMap(([route, examples]) =>
    examples.map(([address, end = address]) => ({ route, address, end })),
  );
const typesOf = (device: Device, address: string): readonly MallSalesType[] => {
  const screen = screenOf(device, address.split('?')[0] ?? '');
  return screen ? rowOf(screen).access.types : [];
};

// Every page of both sites is loaded once. Generous, for a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.unstubAllGlobals();
});

// R2.08
test.each(listed(publicRoutes.mobile))('$route: /m/{mall}/$address opens $end for a visitor', async (one) => {
  expect(await open('mobile', one.address, { isSignedIn: false })).toMatchObject({
    below: one.end,
    routeId: expect.stringMatching(/^\/m\//),
  });
});

// R2.13
test.each(listed(publicRoutes.pc))('$route: /{mall}/$address opens $end for a visitor', async (one) => {
  expect(await open('pc', one.address, { isSignedIn: false })).toMatchObject({
    below: one.end,
    routeId: expect.stringMatching(/^\/\$mallUrl\//),
  });
});

/** Members who may open each of a site's private addresses; a visitor signs in first; for other types it does not exist. */
function provePrivateRoutes(device: 'pc' | 'mobile', root: string): void {
  const routes = listed(memberRoutes[device]);

  test.each(routes)('$route: $address opens $end for a member', async ({ address, end }) => {
    const opened = await open(device, address);
    expect(opened.below).toBe(end);
    expect(opened.routeId).not.toBe('');
  });

  test.each(routes)('$route: $address leads a visitor to login and back', async ({ address, end }) => {
    const opened = await open(device, address, { isSignedIn: false });
    expect(opened.below).toMatch(/^login\?redirect=/);
    // A page that only redirects may do so before or after the sign-in.
    const back = new URLSearchParams(opened.below.split('?')[1]).get('redirect');
    expect([`${root}/${end}`, `${root}/${address}`]).toContain(back);
  });

  // R6.04 R6.05
  test.each(routes)('$route: $address is not found for other types', async ({ address, end }) => {
    const types = typesOf(device, address);
    expect(types.length).toBeGreaterThan(0);
    for (const salesType of mallSalesTypes.filter((type) => !types.some((one) => one === type))) {
      expect(await open(device, end, { salesType }), salesType).toMatchObject({ routeId: '' });
    }
  });
}

test.each(['pc', 'mobile'] as const)('the table of screens calls the %s site’s open addresses open', (device) => {
  // The mall's own address only redirects.
  for (const { address } of listed(publicRoutes[device]).filter(({ address }) => address !== '')) {
    const screen = screenOf(device, address.split('?')[0] ?? '');
    expect(screen && rowOf(screen).access.needsSignIn, address).toBe(false);
  }
});

// R2.09
describe('every private route of the mobile site', () => provePrivateRoutes('mobile', '/m/familyshop'));
// R2.14
describe('every private route of the desktop site', () => provePrivateRoutes('pc', '/familyshop'));

// R2.10
test('the mobile withdrawal page keeps the mall in its path', async () => {
  expect(await open('mobile', 'withdrawal')).toMatchObject({
    below: 'withdrawal',
    routeId: '/m/$mallUrl/_main/withdrawal',
  });
});

// R2.11
test('a phone’s mobile page is found by category and product number in its query', async () => {
  expect(await open('mobile', 'goods/detailWireless?ctgNo=11&gdsGrpNo=HP1001')).toMatchObject({
    below: 'goods/detailWireless?ctgNo=11&gdsGrpNo=HP1001',
    routeId: '/m/$mallUrl/_main/goods/detailWireless',
  });
});

// R2.12
test.each([
  'myShop/modMemInfoPwConfirm',
  'myQuestion/listMyOrder',
  'myQuestion/listCart',
  'myQuestion/listMyQuestion',
  'myQuestion/listMyJjim',
  'myQuestion/listMyDelivery',
  'myShop/faqList',
  'home',
])('%s, which only the mobile site links to, opens its own page', async (address) => {
  expect(await open('mobile', address)).toMatchObject({ below: address, routeId: `/m/$mallUrl/_main/${address}` });
});

// R2.15
test.each(['/kmcertVerification/result', '/email/rejectMailYn/12', '/tid/return', '/tid/link'])(
  '%s stands outside of the malls',
  async (address) => {
    const { routeId } = await open('pc', address);
    expect(routeId).not.toBe('');
    expect(routeId).not.toContain('$mallUrl');
  },
);

// R2.16
test.each(['myshop/checkPassword', 'myshop/listMyOrder', 'myshop/listFaq', 'content/familyShopIntro'])(
  '%s, which menus link to, opens on the desktop site',
  async (address) => {
    expect(await open('pc', address)).toMatchObject({ below: address, routeId: expect.stringContaining(address) });
  },
);

const lookingAround = [
  ...['board/boardDetail', 'board/boardList', 'exhibition/detailExhibition/7', 'exhibition/listExhibition'],
  ...['goods/goodsList', 'home', 'main/initMain', 'main/main', 'main/main/any/more', 'search/searchGoodsList'],
];

// R9.09
test.each([
  { device: 'pc', own: ['content/familyShopIntro'] },
  { device: 'mobile', own: ['mdReview', 'notice'] },
] as const)(
  'window popups stand on the $device pages where one looks around, and on no other',
  async ({ device, own }) => {
    const shown = new Set<string>();
    for (const { address } of [...listed(publicRoutes[device]), ...listed(memberRoutes[device])]) {
      const { below, screen } = await open(device, address);
      if (showsWindowPopups(screen)) shown.add(below.split('?')[0] ?? '');
    }
    expect([...shown].sort()).toEqual([...lookingAround, 'subs/subsList', ...own].sort());
  },
);

// R2.14 R6.04
test('the upload page is for UPLOAD alone', async () => {
  expect(await open('pc', 'upload', { salesType: 'UPLOAD' })).toMatchObject({
    below: 'upload',
    routeId: '/$mallUrl/_main/upload',
  });
  expect(await open('pc', 'upload')).toMatchObject({ routeId: '' });
});

// R2.18
test.each(unknownAddresses)('%s is not found on either site, and no screen is named by it', async (address) => {
  for (const device of ['pc', 'mobile'] as const) {
    expect(await open(device, address)).toMatchObject({ below: address, routeId: '' });
    // A path below a known word may still be refused by its page.
    if (!address.includes('seven')) expect(screenOf(device, address)).toBeUndefined();
  }
});

// R2.07
test.each(['pc', 'mobile'] as const)('on %s the login page leads a member home', async (device) => {
  expect((await open(device, 'login')).below).toBe('home');
  expect((await open(device, 'login', { salesType: 'UPLOAD' })).below).toBe('upload');
  expect((await open(device, 'signup')).below).toBe('home');
});

test.each(['pc', 'mobile'] as const)(
  'on %s a phone’s or a subscription’s number at the page of goods leads to its own page',
  async (device) => {
    expect((await open(device, 'goods/ngd/HP1001')).below).toBe('goods/detailWireless?gdsGrpNo=HP1001');
    expect((await open(device, 'goods/ngd/SB1001')).below).toBe('subs/detailSubs?subsNo=SB1001');
    expect((await open(device, 'goods/ngd/GD1001')).below).toBe('goods/ngd/GD1001');
  },
);

// R6.04
test('My Shop’s first page leads members who order by spreadsheet to their orders', async () => {
  expect((await open('pc', 'myshop/main', { salesType: 'UPLOAD' })).below).toBe('myshop/listMyOrder');
  expect((await open('mobile', 'myShop/main', { salesType: 'UPLOAD' })).below).toBe('myQuestion/listMyOrder');
  expect((await open('pc', 'myshop/main')).below).toBe('myshop/main');
});
