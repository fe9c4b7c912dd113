import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { visitOf } from './visit.ts';

const config = (mallOrigin: string) => ({ mallOrigin, allowedDomains: ['shop.kr', 'other.kr'] }) as unknown as Config;
const originFor = (host: string, mallOrigin: string) => {
  const headers = { host, 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.kr' };
  return visitOf({ headers, protocol: 'http' } as unknown as FastifyRequest, config(mallOrigin)).origin;
};

test.each([
  ['hanul.shop.kr', 'https://{mall}.shop.kr', 'https://hanul.shop.kr'],
  ['hanul.shop.kr:6666', 'https://{mall}.shop.kr', 'https://hanul.shop.kr'],
  ['HANUL.shop.kr:6666', 'https://{mall}.shop.kr:8443', 'https://hanul.shop.kr:8443'],
  ['hanul.shop.kr', 'http://{mall}.shop.kr:3000', 'http://hanul.shop.kr:3000'],
  ['hanul.other.kr:1', 'https://{mall}.shop.kr', 'https://hanul.other.kr'],
])('a browser that requests %s returns, where MALL_ORIGIN is %s, to %s', (host, mallOrigin, origin) => {
  expect(originFor(host, mallOrigin)).toBe(origin);
});

test('no redirect leads to a host outside the allowed domains, or without a mall: 4001', () => {
  for (const host of ['hanul.evil.kr', 'hanul.shop.kr:x', 'shop.kr', 'hanul.shop.kr@evil.kr'])
    expect(() => originFor(host, 'https://{mall}.shop.kr')).toThrow('잘못된 주소');
});
