import { expect, test } from 'vitest';
import { deviceOfPath } from './device.ts';

test('an address belongs to the mobile site when its first segment is m, and only then', () => {
  const mobile = ['/m', '/m/', '/m/familyshop/home', '//m/familyshop'];
  const desktop = ['/', '/familyshop/home', '/mall/m', '/m.html', '/%6d/familyshop', '/familyshop/m/home'];
  expect(mobile.map(deviceOfPath)).toEqual(mobile.map(() => 'mobile'));
  expect(desktop.map(deviceOfPath)).toEqual(desktop.map(() => 'pc'));
});
