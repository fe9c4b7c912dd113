import { describe, expect, test } from 'vitest';
import { stickerColour, stickerInk } from './sticker-ink.ts';

describe('stickerColour', () => {
  test.each([
    ['#1F55E5', '#1f55e5'],
    ['cf2a1e', '#cf2a1e'],
    ['#abc', '#aabbcc'],
    [' #fff ', '#ffffff'],
  ])('%s becomes %s', (given, expected) => {
    expect(stickerColour(given)).toBe(expected);
  });

  // R5.07
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('of %i digits stays when they are 3 or 6, else black', (digits) => {
    const colour = `#${'a'.repeat(digits)}`;
    expect(stickerColour(colour)).toBe(digits === 3 || digits === 6 ? '#aaaaaa' : '#000000');
  });

  // R5.07
  test.each(['', 'red', '#12345', '#1f55e5;x', '#1234567', '#ggg', 'rgb(0,0,0)', null, undefined])(
    '%s is black',
    (given) => {
      expect(stickerColour(given)).toBe('#000000');
    },
  );
});

describe('stickerInk', () => {
  test.each(['#1f55e5', '#15181d', '#cf2a1e', '#12794a', '#6b4aa8', 'wrong'])('white on %s', (hex) => {
    expect(stickerInk(hex)).toBe('#ffffff');
  });

  test.each(['#ffffff', '#d7f25c', '#ffd84d', '#9ad'])('black on %s', (hex) => {
    expect(stickerInk(hex)).toBe('#000000');
  });

  test('every colour reaches 4.5 to 1', () => {
    const luminance = (hex: string) =>
      [1, 3, 5]
        .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    for (let step = 0; step < 4096; step += 7) {
      const colour = stickerColour(step.toString(16).padStart(3, '0'));
      const [light, dark] = [luminance(colour), luminance(stickerInk(colour))].sort((a, b) => b - a);
      expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05), colour).toBeGreaterThanOrEqual(4.5);
    }
  });
});
