import { type S3Server, startS3Server } from '@mall/testing/s3-server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { serverSettings } from '../testing/test-app.ts';

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'the secret of the tests' };
let store: S3Server;
let shop: Shop;
beforeAll(async () => {
  store = await startS3Server('mall-files', credentials);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', store.endpoint);
  vi.stubEnv('AWS_REGION', 'ap-northeast-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  shop = await openShop({
    config: { filesUrl: 's3://mall-files/production' },
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
    ],
  });
});
afterAll(async () => {
  await shop?.close();
  await store?.shut();
  vi.unstubAllEnvs();
});

const headers = (mallUrl = 'familyshop') => ({
  ...{ host: `${mallUrl}.localhost`, authorization: `Bearer ${shop.tokens[mallUrl]}` },
  'content-type': 'application/octet-stream',
});
const url = '/api/v1/mall/question-pictures';
const look = (name: string, mallUrl?: string) => shop.app.inject({ url: `${url}/${name}`, headers: headers(mallUrl) });
async function upload(): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#1f55e5' } });
  const payload = await picture.png().toBuffer();
  const reply = await shop.app.inject({ method: 'POST', url, headers: headers(), payload });
  return reply.json<{ data: { pictureName: string } }>().data.pictureName;
}

test('uploads are stored in the bucket only; while it is unreachable their calls get 503, and the log says what to check', async () => {
  const pictureName = await upload();
  const stored = `mall-files/production/questions/1/${pictureName}`;
  expect([...store.objects.keys()]).toEqual([`${stored}.webp`, `${stored}.tile.webp`]);
  expect((await look(pictureName)).statusCode).toBe(200);

  await store.shut();
  const refused = await look(pictureName);
  expect([refused.statusCode, refused.json().code]).toEqual([503, '5030']);
  expect(shop.log.join()).toContain('the store of s3://mall-files/production does not respond');
  expect((await shop.app.dependencies.metrics.outsideFailures.get()).values).toContainEqual(
    expect.objectContaining({ labels: { what: 'files' }, value: 1 }),
  );
  await store.open();
  expect((await look(pictureName)).statusCode).toBe(200);
});

test('nobody is led to the bucket: its bytes come from the server, to their owner alone and as what they are', async () => {
  const pictureName = await upload();
  const own = await look(pictureName);
  expect([own.statusCode, own.headers['content-type'], own.headers['x-content-type-options']]).toEqual([
    ...[200, 'image/webp', 'nosniff'],
  ]);
  expect(own.headers.location).toBeUndefined();
  expect(JSON.stringify(own.headers)).not.toMatch(/amz|mall-files/i);
  const others = [pictureName, `..%2F1%2F${pictureName}`, `%2e%2e%2f1%2f${pictureName}`, `${pictureName}%00.webp`];
  for (const name of others) expect((await look(name, 'hanul')).statusCode, name).toBeOneOf([400, 404]);
});

test('a start with credentials that the bucket refuses ends in one line', async () => {
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'another one');
  const config = loadConfig(
    serverSettings({ DATABASE_URL: shop.databaseUrl, FILES_URL: 's3://mall-files/production' }),
  );
  await expect(startServer(config)).rejects.toThrow(
    'the store of s3://mall-files/production refuses the credentials: check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION',
  );
});
