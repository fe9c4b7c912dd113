import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dutiesOf } from '../config.ts';
import { createTestApp, insertMall, type TestApp } from '../testing/test-app.ts';
import { createWebFolder } from '../testing/web-folder.ts';
import { reloadOnce } from './reload-once.ts';

const webFolder = createWebFolder();
const digestOf = (script: string) => createHash('sha256').update(script).digest('base64');
const office = 'admin.localhost';
const mall = 'familyshop.localhost:3000';

const start = async (role: keyof typeof dutiesOf): Promise<TestApp> => {
  const testApp = await createTestApp({ folders: webFolder.folders, config: { role: dutiesOf[role] } });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  return testApp;
};
const opening =
  ({ app }: TestApp) =>
  async (host: string, url: string) => {
    const { statusCode, body } = await app.inject({ url, headers: { host } });
    return { statusCode, body };
  };

afterAll(() => webFolder.remove());

describe('an instance that serves malls and the office', () => {
  let testApp: TestApp;
  let open: ReturnType<typeof opening>;
  beforeAll(async () => {
    testApp = await start('all');
    open = opening(testApp);
  });
  afterAll(() => testApp.close());

  test.each([office, 'ADMIN.localhost:3000', 'admin.localhost.'])('serves the office’s page at %s', async (host) => {
    for (const url of ['/', '/orders?state=is:PAID', '/orders/1/2026112100000001', '/desk/'])
      expect(await open(host, url)).toMatchObject({ statusCode: 200, body: expect.stringContaining('/office.js') });
  });

  test.each(['/ordres', '/orders/1', '/orders/1/2/3', '/familyshop/home', '//evil.kr/x', '/orders%2F1%2F2'])(
    'has no screen at %s: 404, and the page that says so',
    async (url) => {
      expect(await open(office, url)).toMatchObject({ statusCode: 404, body: expect.stringContaining('<') });
    },
  );

  test('allows only its own files and the inline reload script in the office’s page', async () => {
    const { headers, body } = await testApp.app.inject({ url: '/', headers: { host: office } });
    const policy = String(headers['content-security-policy']);
    const inline = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => digestOf(script));
    expect(inline).toEqual([digestOf(reloadOnce)]);
    expect(policy).toContain(`script-src 'self' 'sha256-${inline[0]}';style-src 'self'`);
    expect(policy).not.toContain('unsafe');
    expect([headers['x-frame-options'], headers['x-robots-tag']]).toEqual(['DENY', 'noindex']);
  });

  test('serves the office’s files at its host only', async () => {
    expect(await open(office, '/assets/office.js')).toEqual({ statusCode: 200, body: 'run();' });
    expect(await open(office, '/icon.svg')).toEqual({ statusCode: 200, body: '<svg/>' });
    for (const url of ['/assets/office.js', '/icon.svg']) expect((await open(mall, url)).statusCode).toBe(404);
  });

  test.each(['/assets/site.js', '/api/v1/mall/pre/layout/login?mallUrl=admin&device=pc', '/api/docs/', '/tid/start'])(
    'serves nothing of the malls at the office’s host: %s',
    async (url) => {
      const { statusCode, body } = await open(office, url);
      // What is neither a file nor a call is the office's own page.
      expect(statusCode === 404 || body.includes('/office.js')).toBe(true);
      expect(body).not.toContain('desktop.js');
    },
  );

  test('serves the office’s page and calls at no mall’s host', async () => {
    expect((await open(mall, '/familyshop/home')).body).toContain('/desktop.js');
    for (const host of [mall, 'localhost', 'xadmin.localhost', 'admin.familyshop.localhost', 'admin.evil.example'])
      expect((await open(host, '/')).body, host).not.toContain('/office.js');
    expect(await open(mall, '/api/v1/admin/me')).toMatchObject({ statusCode: 404 });
  });
});

test('an instance without the office treats its host like an unknown mall’s', async () => {
  const testApp = await start('web');
  const open = opening(testApp);
  expect(await open(office, '/')).toMatchObject({ statusCode: 404, body: expect.stringContaining('/desktop.js') });
  expect((await open(office, '/api/v1/admin/me')).statusCode).toBe(404);
  expect((await open(mall, '/familyshop/home')).statusCode).toBe(200);
  await testApp.close();
});

test('an instance for the office only serves nothing but its health at a mall’s host', async () => {
  const testApp = await start('office');
  const open = opening(testApp);
  expect((await open(office, '/')).statusCode).toBe(200);
  for (const url of [
    '/familyshop/home',
    '/assets/site.js',
    '/api/v1/mall/pre/layout/login?mallUrl=familyshop&device=pc',
  ])
    expect((await open(mall, url)).statusCode, url).toBe(404);
  expect((await open(mall, '/api/health')).statusCode).toBe(200);
  await testApp.close();
});

test('a worker instance serves nothing but its health, at any host', async () => {
  const testApp = await start('worker');
  const open = opening(testApp);
  for (const host of [mall, office])
    for (const url of ['/', '/familyshop/home', '/assets/site.js', '/api/v1/admin/me', '/api/v1/mall/users/info'])
      expect((await open(host, url)).statusCode, `${host}${url}`).toBe(404);
  for (const url of ['/api/live', '/api/ready', '/api/health']) expect((await open(mall, url)).statusCode).toBe(200);
  await testApp.close();
});
