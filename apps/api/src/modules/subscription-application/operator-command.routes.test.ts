import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';
import { purifier, subscribing } from '../../testing/subscribing.ts';
import { outsideServices } from '../../testing/test-app.ts';

const script = fileURLToPath(new URL('../../../../../scripts/subscription.ts', import.meta.url));
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ products: [purifier], malls: [{ mallId: 1, mallUrl: 'familyshop' }] });
});
afterAll(() => shop.close());

/** Runs the operator's command as `npm run subscription -- …` does. */
async function run(...words: string[]): Promise<{ code: number; text: string }> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: shop.databaseUrl,
    TOKEN_SECRET: 'x'.repeat(32),
    ...outsideServices,
  };
  const child = spawn(process.execPath, [script, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

test('the operator lists applications and moves them on, and learns what is missing', async () => {
  const me = subscribing(shop, shop.tokens.familyshop ?? '');
  const no = (await me.apply()).data?.subsNo ?? '';
  expect((await run('list', 'familyshop')).text).toContain(`${no}  신청`);
  expect(await run('consult', 'familyshop', no)).toEqual({ code: 0, text: `${no} is 상담중\n` });
  await run('approve', 'familyshop', no);
  expect(await run('plan', 'familyshop', no)).toMatchObject({ code: 1, text: expect.stringContaining('--at') });
  expect(await run('plan', 'familyshop', no, '--at', '2020-01-01 10:00')).toMatchObject({ code: 1 });
  expect((await run('plan', 'familyshop', no, '--at', '2099-12-03 14:00')).text).toBe(`${no} is 설치예정\n`);
  expect((await me.get(no)).data).toMatchObject({ installationAt: '2099-12-03T05:00:00.000Z' });
  expect(await run('terminate', 'familyshop', no)).toMatchObject({
    code: 1,
    text: expect.stringContaining('--reason'),
  });
  expect((await run('cancel', 'familyshop', no, '--reason', '설치할 수 없는 곳이에요')).code).toBe(0);
  expect((await me.get(no)).data?.history.at(-1)).toMatchObject({
    state: 'CANCELLED',
    reason: '설치할 수 없는 곳이에요',
  });
  expect((await run('install', 'familyshop', no)).text).toContain('4097');
});
