import { expect, test } from 'vitest';
import { loadConfig } from '../../apps/api/src/config.ts';
import { outsideServices } from '../../apps/api/src/testing/test-app.ts';
import { describeConfig } from './describe-config.ts';

test('settings are described by what they do, with no password and no key', () => {
  const environment = {
    ...outsideServices,
    ...{ ROLE: 'office', NODE_ENV: 'production', MALL_ALLOWED_DOMAINS: 'shop.example.kr', DATA_DIR: '/srv/mall' },
    ...{
      DATABASE_URL: 'postgres://mall_app:hidden-1@db.example.kr:5432/mall',
      OFFICE_DATABASE_URL: 'postgres://mall_office:hidden-6@db.example.kr:5432/mall',
      DATABASE_REPLICA_URL: 'postgres://mall_app:hidden-1@replica.example.kr:5432/mall',
      TOKEN_SECRET: `hidden-2${'x'.repeat(32)}`,
    },
    ...{ IDENTITY_KEY: `hidden-3${'x'.repeat(32)}`, SMTP_URL: 'smtps://mall:hidden-4@mail.example.kr:465' },
    ...{ PAYMENT_SECRET_KEY: 'hidden-5', METRICS_PORT: '9464' },
  };
  const lines = describeConfig(loadConfig(environment), environment);
  expect(lines.map((line) => line.replace(/^\S*\s+/, ''))).toEqual([
    'the office',
    'localhost:3000, figures at localhost:9464',
    'https://{mall}.shop.example.kr, served below shop.example.kr',
    'mall_app@db.example.kr:5432/mall',
    'at most 25 connections, and 11 to the replica',
    '127.0.0.1:9',
    'mail.example.kr:465 from no-reply@mall.example',
    'TOKEN_SECRET is set, IDENTITY_KEY is set',
    '/srv/mall',
  ]);
  expect(lines.join()).not.toContain('hidden-');
});
