import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingError } from '@mall/db/settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const secret = 'a secret for tests that is long enough';
const databaseUrl = 'postgres://user:hidden-password@db.example.kr:5432/mall';
const services = {
  PAYMENT_URL: 'https://pay.example.kr',
  PAYMENT_SECRET_KEY: 'hidden-key',
  CERTIFICATION_URL: 'https://certification.example.kr',
  CERTIFICATION_CP_ID: 'GARAM1001',
  CERTIFICATION_KEY: 'hidden-key-of-the-mall',
  SMTP_URL: 'smtps://mailer:hidden-password@mail.example.kr:465',
  MAIL_FROM: 'no-reply@example.kr',
};
const load = (settings: Record<string, string | undefined> = {}) =>
  loadConfig({ DATABASE_URL: databaseUrl, TOKEN_SECRET: secret, DATA_DIR: folder, ...services, ...settings });

describe('settings', () => {
  test('have defaults that a first start works with', () => {
    expect(load()).toMatchObject({
      port: 3000,
      allowedDomains: ['localhost'],
      defaultMallKey: 'familyshop',
      familyShopName: 'familyshop',
      recaptcha: undefined,
      trustedProxyHops: 0,
      rateLimitPerMinute: 600,
      rateLimitPerAddress: 30_000,
      drainSeconds: 0,
    });
  });

  test('are trimmed, and an empty one counts as missing', () => {
    const settings = { PORT: ' 8080 ', MALL_ALLOWED_DOMAINS: 'Localhost, shop.example.kr', MEMBER_LOOKUP_URL: '  ' };
    expect(load(settings)).toMatchObject({ port: 8080, allowedDomains: ['localhost', 'shop.example.kr'] });
    expect(load(settings).memberLookupUrl).toBeUndefined();
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, for example PORT=3000'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
    [{ DATABASE_URL: undefined }, 'DATABASE_URL must be set, for example DATABASE_URL=postgres://'],
    [{ DATABASE_URL: 'mysql://user:hidden-password@db' }, 'DATABASE_URL must look like postgres://'],
    [{ MALL_ALLOWED_DOMAINS: 'https://shop.kr/' }, 'MALL_ALLOWED_DOMAINS must list domains separated by commas'],
    [{ MALL_ALLOWED_DOMAINS: 'localhost,' }, 'MALL_ALLOWED_DOMAINS must list domains'],
    [{ MALL_DEFAULT_KEY: 'Family Shop' }, 'MALL_DEFAULT_KEY must be a mall key'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must be at least 32 characters long'],
    [{ RECAPTCHA_SITE_KEY: 'k' }, 'RECAPTCHA_SECRET must be set too'],
    [{ RECAPTCHA_SECRET: 's' }, 'RECAPTCHA_SITE_KEY must be set too'],
    [{ GA4_MEASUREMENT_ID: 'UA-1' }, 'GA4_MEASUREMENT_ID must look like G-'],
    [{ GA4_MEASUREMENT_ID: 'G-ABC123' }, 'GA4_API_SECRET must be set too'],
    [{ GA4_API_SECRET: 'hidden-secret' }, 'GA4_MEASUREMENT_ID must be set too'],
    [{ MEMBER_LOOKUP_URL: 'javascript:alert(1)' }, 'MEMBER_LOOKUP_URL must be a web address'],
    [
      { PAYMENT_URL: undefined },
      'PAYMENT_URL must be the web address of the payment service, for example PAYMENT_URL=',
    ],
    [{ PAYMENT_URL: 'ftp://pay.example.kr' }, 'PAYMENT_URL must be the web address of the payment service'],
    [{ PAYMENT_SECRET_KEY: undefined }, 'PAYMENT_SECRET_KEY must be set'],
    [{ CERTIFICATION_URL: 'kmcert' }, 'CERTIFICATION_URL must be the web address of the phone certification page'],
    [{ CERTIFICATION_CP_ID: undefined }, 'CERTIFICATION_CP_ID must be set'],
    [{ CERTIFICATION_KEY: undefined }, 'CERTIFICATION_KEY must be set'],
    [{ CERTIFICATION_KEY: 'short' }, 'CERTIFICATION_KEY must be at least 16 characters long'],
    [{ IDENTITY_KEY: 'short' }, 'IDENTITY_KEY must be at least 32 characters long'],
    [{ CHATBOT_URL: 'javascript:alert(1)' }, 'CHATBOT_URL must be the web address of the chat window'],
    [{ SMTP_URL: undefined }, 'SMTP_URL must be the address of the mail server, for example SMTP_URL=smtps://'],
    [{ SMTP_URL: 'https://hidden-password@mail.example.kr' }, 'SMTP_URL must be the address of the mail server'],
    [{ MAIL_FROM: undefined }, 'MAIL_FROM must be set: the address that mails are sent from'],
    [{ MAIL_FROM: '몰 <no-reply@example.kr>' }, 'MAIL_FROM must be an e-mail address'],
    [{ MAIL_FROM: 'a@example.kr\nbcc: b@example.kr' }, 'MAIL_FROM must be an e-mail address'],
    [{ MALL_ORIGIN: 'https://shop.example.kr' }, 'MALL_ORIGIN must be the origin of a mall'],
    [{ TID_ISSUER: 'auth.example.kr' }, 'TID_ISSUER must be the web address of the T-ID service'],
    [{ TID_CLIENT_ID: 'mall', TID_CLIENT_SECRET: 'hidden-' }, 'TID_ISSUER must be set too'],
    [{ TID_ISSUER: 'https://auth.example.kr', TID_CLIENT_SECRET: 'hidden-' }, 'TID_CLIENT_ID must be set too'],
    [{ TID_ISSUER: 'https://auth.example.kr', TID_CLIENT_ID: 'mall' }, 'TID_CLIENT_SECRET must be set too'],
    [
      {
        NODE_ENV: 'production',
        TID_ISSUER: 'http://auth.example.kr',
        TID_CLIENT_ID: 'm',
        TID_CLIENT_SECRET: 'hidden-',
      },
      'TID_ISSUER must begin with https:// in production',
    ],
    [{ ROLE: 'shop' }, 'ROLE must be all, web, office or worker'],
    [{ OFFICE: 'off' }, 'OFFICE has become ROLE: write ROLE=web in place of off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error'],
    [{ TRUST_PROXY_HOPS: '-1' }, 'TRUST_PROXY_HOPS must be a whole number from 0 to 10'],
    [{ RATE_LIMIT_PER_MINUTE: '1e3' }, 'RATE_LIMIT_PER_MINUTE must be a whole number'],
    [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS must be a whole number from 1 to 500'],
  ])('%j stops the start with one line that says what to write', (settings, message) => {
    const start = () => load(settings);
    expect(start).toThrow(SettingError);
    expect(start).toThrow(message);
    expect(start).toThrow(/^[^\n]+$/);
    expect(start).not.toThrow(/hidden-/);
  });

  test('a secret that is missing is generated once, stored readable by its owner only, and read again', () => {
    const first = load({ TOKEN_SECRET: undefined }).tokenSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(load({ TOKEN_SECRET: undefined }).tokenSecret).toBe(first);
    const file = join(folder, 'token-secret');
    expect(readFileSync(file, 'utf8')).toContain(first);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});
