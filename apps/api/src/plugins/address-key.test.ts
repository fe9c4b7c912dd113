import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

const keyOf = (ip: string): string => addressKey({ ip });

test('two IPv6 addresses of one /64 network are counted as one, however they are written', () => {
  const key = keyOf('2001:db8:0:1::1');
  for (const same of ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:0DB8:0000:0001::2', '2001:db8:0:1:a::%eth0']) {
    expect(keyOf(same), same).toBe(key);
  }
});

test('IPv6 addresses of two /64 networks are counted separately', () => {
  expect(keyOf('2001:db8:0:1::1')).not.toBe(keyOf('2001:db8:0:2::1'));
  expect(keyOf('2001:db8::1')).not.toBe(keyOf('::1'));
});

test('an IPv4 address written as IPv6 counts as that IPv4 address, and its neighbour as another', () => {
  for (const same of ['::ffff:1.2.3.4', '::FFFF:102:304', '0:0:0:0:0:ffff:1.2.3.4'])
    expect(keyOf(same), same).toBe('1.2.3.4');
  expect(keyOf('1.2.3.4')).toBe('1.2.3.4');
  expect(keyOf('::ffff:1.2.3.5')).toBe('1.2.3.5');
});

test('this machine’s own IPv6 address is not an IPv4 address', () => {
  expect(keyOf('::1')).toBe(keyOf('::1'));
  expect(['127.0.0.1', keyOf('::ffff:127.0.0.1')]).not.toContain(keyOf('::1'));
});
