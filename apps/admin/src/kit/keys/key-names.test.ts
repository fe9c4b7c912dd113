import { expect, test } from 'vitest';
import { ariaKeys, isSingle, pressedKeys, signsOf } from './key-names.ts';

const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

test.each([
  [{ key: 'j', code: 'KeyJ' }, 'j'],
  [{ key: 'X', code: 'KeyX', shiftKey: true }, 'shift+x'],
  [{ key: '?', code: 'Slash', shiftKey: true }, '?'],
  [{ key: '/', code: 'Slash' }, '/'],
  [{ key: 'Enter', code: 'Enter', metaKey: true }, 'mod+enter'],
  [{ key: 'k', code: 'KeyK', ctrlKey: true }, 'mod+k'],
  [{ key: 'D', code: 'KeyD', ctrlKey: true, shiftKey: true }, 'mod+shift+d'],
  [{ key: 'ArrowUp', code: 'ArrowUp', altKey: true }, 'alt+arrowup'],
  [{ key: 'Escape', code: 'Escape' }, 'escape'],
])('%j is %s', (event, keys) => {
  expect(pressedKeys({ ...none, ...event })).toBe(keys);
});

test('letters are identified by their position, so that they work with Hangul switched on', () => {
  expect(pressedKeys({ ...none, key: 'ㅓ', code: 'KeyJ' })).toBe('j');
  expect(pressedKeys({ ...none, key: 'Process', code: 'KeyK' })).toBe('k');
});

test('a modifier alone is not a key', () => {
  expect(pressedKeys({ ...none, key: 'Shift', code: 'ShiftLeft', shiftKey: true })).toBeUndefined();
});

test('letters count as single with shift, not with Ctrl or Alt', () => {
  expect(['j', 'shift+x', '?', 'g t', 'mod+k', 'alt+arrowup'].filter(isSingle)).toEqual(['j', 'shift+x', '?', 'g t']);
});

test('keys are printed as on the keyboard, and named as screen readers expect', () => {
  expect([signsOf('shift+x'), signsOf('g t'), signsOf('enter')]).toEqual([['⇧', 'X'], ['G', 'T'], ['↵']]);
  expect([ariaKeys('mod+enter'), ariaKeys('shift+x'), ariaKeys('g t')]).toEqual([
    'Control+enter',
    'Shift+X',
    undefined,
  ]);
});
