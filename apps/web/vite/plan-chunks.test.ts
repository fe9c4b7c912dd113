import { expect, test } from 'vitest';
import { type Module, planChunks } from './plan-chunks.ts';

/** A small graph, written as `name: [size, ...imports]`. */
const graph = (modules: Record<string, [size: number, ...imports: string[]]>): ReadonlyMap<string, Module> =>
  new Map(Object.entries(modules).map(([id, [size, ...imports]]) => [id, { id, size, imports }]));
const visit = (root: string, visits = 1) => ({ roots: [root], visits });

test('what several pages share stands in one file, but what the site begins with or only one page uses in none', () => {
  const modules = graph({
    start: [10, 'react'],
    react: [10],
    home: [10, 'react', 'card', 'hero'],
    list: [10, 'react', 'card'],
    card: [10, 'price'],
    price: [10],
    hero: [10],
  });
  const plan = planChunks(modules, ['start'], [visit('home'), visit('list')]);
  expect([...plan.keys()].sort()).toEqual(['card', 'price']);
  expect(plan.get('card')).toBe(plan.get('price'));
});

test('a page loads what it does not need where that is little, and does not where it is much', () => {
  const pages = ['one', 'two', 'three'].map((root) => visit(root));
  const withBox = (size: number) =>
    graph({
      one: [10, 'button'],
      two: [10, 'button', 'box'],
      three: [10, 'button', 'box'],
      button: [10],
      box: [size],
    });
  const few = planChunks(withBox(100), [], pages);
  expect(few.get('box')).toBe(few.get('button'));
  const much = planChunks(withBox(100_000), [], pages);
  expect(much.get('box')).not.toBe(much.get('button'));
});

test('what is needless for a page that is often opened anew is worth a file of its own', () => {
  const modules = graph({
    login: [10, 'button'],
    two: [10, 'button', 'box'],
    three: [10, 'button', 'box'],
    button: [10],
    box: [3000],
  });
  const others = [visit('two'), visit('three')];
  const evenly = planChunks(modules, [], [visit('login'), ...others]);
  expect(evenly.get('box')).toBe(evenly.get('button'));
  const often = planChunks(modules, [], [visit('login', 12), ...others]);
  expect(often.get('box')).not.toBe(often.get('button'));
});

test('two files are not joined where a third would import them and be imported by them', () => {
  // The form needs the field, which is much and on a page of its own too, and the field needs the words.
  const modules = graph({
    one: [10, 'form'],
    two: [10, 'form'],
    three: [10, 'field'],
    four: [10, 'words'],
    form: [10, 'field'],
    field: [100_000, 'words'],
    words: [10],
  });
  const plan = planChunks(
    modules,
    [],
    ['one', 'two', 'three', 'four'].map((root) => visit(root)),
  );
  expect(new Set([plan.get('form'), plan.get('field'), plan.get('words')]).size).toBe(3);
});
