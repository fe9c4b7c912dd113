import { expect, test } from 'vitest';
import { deviceOf, deviceOfPath } from './device.ts';

test('an address belongs to the mobile site when its first segment is m, and only then', () => {
  const mobile = ['/m', '/m/', '/m/familyshop/home', '//m/familyshop'];
  const desktop = ['/', '/familyshop/home', '/mall/m', '/m.html', '/%6d/familyshop', '/familyshop/m/home'];
  expect(mobile.map(deviceOfPath)).toEqual(mobile.map(() => 'mobile'));
  expect(desktop.map(deviceOfPath)).toEqual(desktop.map(() => 'pc'));
});

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit}`;

// R1.03
test.each([
  ['Safari on an iPhone', `${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${iPhone} CriOS/143.0.0.0 Mobile/15E148 Safari/604.1`],
  ['KakaoTalk on an iPhone', `${iPhone} Mobile/15E148 KAKAOTALK/26.1.0 (INAPP)`],
  ['the NAVER app on an iPhone', `${iPhone} Mobile/15E148 NAVER(inapp; search; 2000; 12.14.1; 15PRO)`],
  [
    'an iPod',
    `Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) ${webKit} Version/15.6 Mobile/15E148 Safari/604.1`,
  ],
  [
    'an iPad that requests mobile pages',
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${webKit} Version/18.6 Mobile/15E148 Safari/604.1`,
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/143.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 16; SM-S938N) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'KakaoTalk on Android',
    `Mozilla/5.0 (Linux; Android 15; SM-A546N; wv) ${blink} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36;KAKAOTALK 2611060`,
  ],
  [
    'the NAVER app on Android',
    `Mozilla/5.0 (Linux; Android 15; SM-S921N; wv) ${blink} Version/4.0 Chrome/141.0.0.0 Whale/1.0.0.0 Crosswalk/29.0 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.14.2)`,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
  // Its user agent does not contain Mobile.
  ['an Android tablet', `Mozilla/5.0 (Linux; Android 15; SM-X710) ${blink} Chrome/143.0.0.0 Safari/537.36`],
  [
    'a BlackBerry',
    `Mozilla/5.0 (BlackBerry; U; BlackBerry 9900; ko) AppleWebKit/534.11+ Version/7.1.0 Mobile Safari/534.11+`,
  ],
  [
    'a Windows Phone',
    `Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) ${blink} Chrome/52.0 Mobile Safari/537.36 Edge/15.15254`,
  ],
])('mobile: %s', (_, userAgent) => expect(deviceOf(userAgent)).toBe('mobile'));

// R1.03
test.each([
  ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.6 Safari/605.1.15`],
  // Since iPadOS 13 Safari calls itself a Mac unless its owner requests mobile pages, and then gets them.
  ['an iPad as it comes', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`],
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/143.0.0.0 Safari/537.36`],
  [
    'Whale on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Whale/4.33.0.0 Safari/537.36`,
  ],
  [
    'KakaoTalk on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36 KAKAOTALK/25.9`,
  ],
  ['a Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/143.0.0.0 Safari/537.36`],
  ['what says nothing', undefined],
  ['an empty name', ''],
])('desktop: %s', (_, userAgent) => expect(deviceOf(userAgent)).toBe('pc'));

// R1.03
test.each(['iphone', 'ipad', 'ipod', 'android', 'blackberry', 'windows phone'])(
  '%s alone makes a browser mobile, in any spelling',
  (word) => {
    expect(deviceOf(`Browser (${word})`)).toBe('mobile');
    expect(deviceOf(`Browser (${word.toUpperCase()})`)).toBe('mobile');
  },
);
