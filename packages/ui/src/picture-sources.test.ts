import { expect, test } from 'vitest';
import { fallbackSrc, isFamily, srcSet } from './picture-sources.ts';

test('a base path lists every width', () => {
  expect(srcSet('/images/goods/kettle', 'avif', [240, 480])).toBe(
    '/images/goods/kettle.240.avif 240w, /images/goods/kettle.480.avif 480w',
  );
});

test('the fallback is the middle width', () => {
  expect(fallbackSrc('/images/goods/kettle')).toBe('/images/goods/kettle.480.webp');
  expect(fallbackSrc('/images/scenes/autumn', [1200])).toBe('/images/scenes/autumn.1200.webp');
});

test('a scene has other widths than a product picture', () => {
  expect(srcSet('/images/scenes/winter', 'webp')).toBe(
    '/images/scenes/winter.480.webp 480w, /images/scenes/winter.960.webp 960w, /images/scenes/winter.1440.webp 1440w',
  );
  expect(fallbackSrc('/images/scenes/winter')).toBe('/images/scenes/winter.960.webp');
});

test.each([
  ['/images/goods/kettle', true],
  ['/images/goods/kettle.v2', true],
  ['https://image.example.com/banner.JPG', false],
  ['/images/banner.png?v=3', false],
  ['/images/logo.svg', false],
])('%s is a family of files: %s', (src, expected) => {
  expect(isFamily(src)).toBe(expected);
});
