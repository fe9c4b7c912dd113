import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../apps/api/src/config.ts';
import { withStandIn } from './sandbox.ts';

// R6.01
test('a first start has a T-GATE look-up, at the sandbox', () => {
  expect(withStandIn({})).toMatchObject({ MEMBER_LOOKUP_URL: 'http://127.0.0.1/member-lookup' });
});

test('a configured service is used; the others are replaced by the sandbox', () => {
  const environment = withStandIn({ MEMBER_LOOKUP_URL: 'https://lookup.example.kr/' });
  expect(environment['MEMBER_LOOKUP_URL']).toBe('https://lookup.example.kr/');
  expect(environment['CHATBOT_URL']).toBe('http://127.0.0.1/chatbot/window');
});

test('in production no service is replaced', () => {
  expect(withStandIn({ NODE_ENV: 'production' })).toEqual({
    NODE_ENV: 'production',
    TOKEN_SECRET: expect.any(String),
    IDENTITY_KEY: expect.any(String),
  });
});

test('checking the settings before a start generates no keys, whose presence means that there is a database', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mall-stand-in-'));
  loadConfig({ ...withStandIn({ DATA_DIR: dataFolder }), DATABASE_URL: 'postgres://localhost/none' });
  expect(await readdir(dataFolder)).toEqual([]);
  await rm(dataFolder, { recursive: true });
});
