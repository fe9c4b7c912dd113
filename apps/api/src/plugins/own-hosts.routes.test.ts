import { connectDatabase, type Database } from '@mall/db/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailContent } from '../mail/mail-content.ts';
import { renderMail } from '../mail/render-mail.ts';
import { proofOf, removeOwnHost, setOwnHost } from '../modules/mall/own-host/own-host.ts';
import { createTestApp, insertMall, insertMember, password, type TestApp } from '../testing/test-app.ts';
import { createWebFolder } from '../testing/web-folder.ts';
import type { Mall } from './mall.repository.ts';

const host = 'shop.hanul.example';
const webFolder = createWebFolder();
let testApp: TestApp;
let owner: Database;
beforeAll(async () => {
  const config = { mallOrigin: 'https://{mall}.localhost:8443' };
  testApp = await createTestApp({ folders: webFolder.folders, config });
  owner = connectDatabase({ url: testApp.databaseOwnerUrl, maxConnections: 1 });
  for (const [mallId, mallUrl] of [
    [1, 'familyshop'],
    [2, 'hanul'],
  ] as const)
    await insertMall(testApp.owner, { mallId, mallUrl });
  await insertMember(testApp.owner, { mallId: 2, loginId: 'demo' });
});
beforeEach(async () => {
  await testApp.owner.updateTable('mall').set({ ownHost: null }).execute();
  testApp.app.dependencies.malls.forget();
});
afterAll(async () => {
  await owner.destroy();
  await testApp.close();
  webFolder.remove();
});

const mallAt = async (mallUrl: string): Promise<Mall> => {
  testApp.app.dependencies.malls.forget();
  const mall = (await testApp.app.dependencies.malls.all()).get(mallUrl);
  if (!mall) throw new Error(`there is no mall ${mallUrl}`);
  return mall;
};
const using = () => ({ ...testApp.app.dependencies, database: owner });
/** As if the names of a domain had the record that the command shows. */
const set = async (mallUrl: string, wanted: string, record?: string) => {
  const mall = await mallAt(mallUrl);
  const { name, value } = proofOf(testApp.app.dependencies.config, mall, wanted);
  const readTexts = async (asked: string) => (asked === name ? [['v=spf1 -all'], [record ?? value]] : []);
  return setOwnHost(using(), mall, { host: wanted, readTexts });
};
const open = (url: string, at = host) => testApp.app.inject({ url, headers: { host: at } });
const signIn = async (at: string) => {
  const payload = { id: 'demo', password, mallId: 2 };
  const url = '/api/v1/mall/auth/sign-in';
  const reply = await testApp.app.inject({ method: 'POST', url, headers: { host: at }, payload });
  return reply.json<{ code: string; data: { accessToken: string } }>();
};

describe('a host becomes a mall’s own', () => {
  test('once its names hold the record for this mall and this host', async () => {
    expect(await set('hanul', host)).toBe('SET');
    expect((await mallAt('hanul')).ownHost).toBe(host);
  });

  test.each([
    ['NOT_PROVED', 'hanul', host, 'mall=guessed'],
    ['MALFORMED', 'hanul', 'shop hanul', undefined],
    ['MALFORMED', 'hanul', 'localhost:80', undefined],
    ['BELOW_OURS', 'hanul', 'other.localhost', undefined],
  ])('and is refused as %s otherwise', async (outcome, mallUrl, wanted, record) => {
    expect(await set(mallUrl, wanted, record)).toBe(outcome);
    expect((await mallAt(mallUrl)).ownHost).toBeNull();
  });

  test('not by the record of another mall, nor while another has it', async () => {
    const { config } = testApp.app.dependencies;
    const foreign = proofOf(config, await mallAt('familyshop'), host).value;
    expect(await set('hanul', host, foreign)).toBe('NOT_PROVED');
    await set('hanul', host);
    expect(await set('familyshop', host)).toBe('TAKEN');
  });

  test('only by the owner of the tables: the server’s login may not', async () => {
    const { database } = testApp.app.dependencies;
    await expect(removeOwnHost({ database }, await mallAt('hanul'))).rejects.toThrow('permission denied');
  });
});

describe('a mall with its own host', () => {
  beforeEach(async () => {
    await set('hanul', host);
    testApp.app.dependencies.malls.forget();
  });

  test('serves its pages, calls and sessions there, and says which mall it is', async () => {
    const page = await open('/hanul/home', `${host.toUpperCase()}:443`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('data-mall="hanul"');
    const { data } = await signIn(host);
    const headers = { host, authorization: `Bearer ${data.accessToken}` };
    expect((await testApp.app.inject({ url: '/api/v1/mall/users/info', headers })).json()).toMatchObject({
      code: '0000',
    });
  });

  test('redirects visitors there from its host below ours, whatever the path; calls are not redirected', async () => {
    for (const path of ['/hanul/goods/goodsList?ctgNo=1&page=2', '/', '/tid/return?code=1']) {
      const { statusCode, headers } = await open(path, 'hanul.localhost');
      expect([statusCode, headers.location]).toEqual([301, `https://${host}:8443${path}`]);
      // It may have no own host tomorrow.
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect((await open('//evil.example/x', 'hanul.localhost')).headers.location).toBe(
      `https://${host}:8443/evil.example/x`,
    );
    expect((await signIn('hanul.localhost')).code).toBe('0000');
  });

  test('has links in its mails that lead there; another mall’s lead to their own', async () => {
    const { config } = testApp.app.dependencies;
    const content: MailContent = {
      ...{ to: { name: '김가은', address: 'gaeun@example.kr' }, subject: '안내', heading: '안내' },
      parts: [{ kind: 'button', label: '마이쇼핑', href: '/my' }],
    };
    const textOf = async (mallUrl: string) => renderMail(await mallAt(mallUrl), config.mallOrigin, content).text;
    expect(await textOf('hanul')).toContain(`https://${host}:8443/hanul`);
    expect(await textOf('familyshop')).toContain('https://familyshop.localhost:8443/familyshop');
  });

  test('serves no other mall at its host, and unknown hosts serve none', async () => {
    expect((await open('/familyshop/home')).statusCode).toBe(404);
    for (const strange of [`a.${host}`, `${host}.evil.example`, 'evil.example'])
      expect([strange, (await open('/hanul/home', strange)).statusCode]).toEqual([strange, 400]);
  });

  test('is at its host below ours again once its own host is removed', async () => {
    await removeOwnHost(using(), await mallAt('hanul'));
    testApp.app.dependencies.malls.forget();
    expect((await open('/hanul/home', 'hanul.localhost')).statusCode).toBe(200);
    expect((await open('/hanul/home')).statusCode).toBe(400);
  });
});
