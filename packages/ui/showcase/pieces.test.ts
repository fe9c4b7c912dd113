import { expect, test } from 'vitest';
import { pieces } from './pieces.ts';

const sources = import.meta.glob('../src/*.tsx');
const names = Object.keys(sources)
  .map((path) => path.replace('../src/', '').replace('.tsx', ''))
  .filter((name) => !name.startsWith('use-'));

test('each piece of the design system is shown, with a state at least', () => {
  expect([...pieces.keys()].sort()).toEqual(names.sort());
  expect([...pieces].filter(([, states]) => Object.keys(states).length === 0)).toEqual([]);
});
