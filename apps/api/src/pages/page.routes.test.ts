import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('R2.02 from the bare domain to a mall', () => {
  test.each(['localhost', 'localhost:6666', 'LOCALHOST:1'])(
    'the port that %s names is not where the visitor is sent',
    async (host) => {
      const { statusCode, headers } = await open('/hanul/home?a=1', host);
      expect([statusCode, headers.location]).toEqual([302, 'https://hanul.localhost:8443/hanul/home?a=1']);
    },
  );
});

describe('R2.18 an address where there is no page', () => {
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
    '%s is 404 with a page that asks for no layout',
    async (url) => {
      const { statusCode, headers, body } = await open(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).not.toContain('pre/layout/login');
    },
  );

  test('a host of no mall is 404 for every path', async () => {
    for (const url of ['/nobody/home', '/familyshop/home', '/tid/return'])
      expect((await open(url, 'nobody.localhost')).statusCode).toBe(404);
  });

  test.each([
    ...['/familyshop/home', '/familyshop/home/', '/m/familyshop/home', '/familyshop/goods/ngd/GD1', '/tid/return'],
    ...['/familyshop/login/any', '/kmcertVerification/result'],
  ])('%s is a page: 200', async (url) => expect((await open(url)).statusCode).toBe(200));
});
