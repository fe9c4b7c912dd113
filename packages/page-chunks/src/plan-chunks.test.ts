import { expect, test } from 'vitest';
import type { Module } from './modules.ts';
import { planChunks } from './plan-chunks.ts';

/** A small graph, written as `name: [size, ...imports]`; dynamic imports have a question mark. */
const graph = (modules: Record<string, [size: number, ...imports: string[]]>): ReadonlyMap<string, Module> =>
  new Map(
    Object.entries(modules).map(([id, [size, ...names]]) => {
      const lazy = names.filter((name) => name.endsWith('?')).map((name) => name.slice(0, -1));
      return [id, { id, size, imports: names.filter((name) => !name.endsWith('?')), lazy }];
    }),
  );
const visit = (root: string, visits = 1) => ({ roots: [root], visits });

test('modules shared by several pages get a file; those of the site’s entry or of a single page do not', () => {
  const modules = graph({
    start: [10, 'react'],
    react: [10],
    home: [100_000, 'react', 'card', 'hero'],
    list: [100_000, 'react', 'card'],
    card: [10, 'price'],
    price: [10],
    hero: [100_000],
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

test('code that a page where visits often begin does not need gets a file of its own', () => {
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

test('a page is not made to load what only needless code imports', () => {
  const users = ['two', 'three', 'four', 'five'];
  const editors = ['six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
  const withImports = (imports: string[]) =>
    graph({
      one: [10, 'button'],
      ...Object.fromEntries(users.map((root): [string, [number, ...string[]]] => [root, [10, 'button', 'box']])),
      ...Object.fromEntries(editors.map((root): [string, [number, ...string[]]] => [root, [10, 'editor']])),
      button: [10],
      box: [3000, ...imports],
      editor: [100_000],
    });
  const pages = ['one', ...users, ...editors].map((root) => visit(root));
  const alone = planChunks(withImports([]), [], pages);
  expect(alone.get('box')).toBe(alone.get('button'));
  const importing = planChunks(withImports(['editor']), [], pages);
  expect(importing.get('box')).not.toBe(importing.get('button'));
});

test('no page loads more than 80,000 characters without need, however often others win by it', () => {
  const withBox = (size: number) =>
    graph({ rare: [10, 'button'], one: [10, 'button', 'box'], two: [10, 'button', 'box'], button: [10], box: [size] });
  const pages = [visit('rare'), visit('one', 1000), visit('two', 1000)];
  const little = planChunks(withBox(80_000), [], pages);
  expect(little.get('box')).toBe(little.get('button'));
  const much = planChunks(withBox(80_001), [], pages);
  expect(much.get('box')).not.toBe(much.get('button'));
});

/** The files that wait for each other, found by repeatedly removing those that import nothing that is left. */
function circle(modules: ReadonlyMap<string, Module>, plan: ReadonlyMap<string, string>): string[] {
  const fileOf = (id: string) => plan.get(id) ?? id;
  const imports = Map.groupBy(modules.values(), ({ id }) => fileOf(id));
  let left = [...imports.keys()];
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    const known = left;
    left = left.filter((file) => {
      const needed = imports.get(file)?.flatMap((module) => module.imports.map(fileOf)) ?? [];
      return needed.some((other) => other !== file && known.includes(other));
    });
  }
  return left;
}

test('two files are not joined where they would import a third one and be imported by it', () => {
  const modules = graph({
    list: [500, 'card', 'tile', 'dot'],
    card: [100, 'picture', 'tile', 'price'],
    detail: [1, 'dot', 'price'],
    picture: [20_000, 'price'],
    tile: [100],
    dot: [1],
    price: [500],
  });
  const pages = [visit('tile'), visit('price', 3), visit('list', 3), { roots: ['detail', 'picture'], visits: 1 }];
  const plan = planChunks(modules, [], pages);
  expect(plan.size).toBeGreaterThan(2);
  expect(circle(modules, plan)).toEqual([]);
});

test('code of one site only is in no file of the other', () => {
  const modules = graph({
    desktop: [10, 'listOfDesktop?', 'homeOfDesktop?'],
    mobile: [10, 'listOfMobile?', 'homeOfMobile?'],
    listOfDesktop: [10, 'desktop', 'board'],
    homeOfDesktop: [10, 'desktop', 'board'],
    listOfMobile: [10, 'mobile', 'board'],
    homeOfMobile: [10, 'mobile', 'board'],
    board: [10],
  });
  const pages = ['listOfDesktop', 'homeOfDesktop', 'listOfMobile', 'homeOfMobile'].map((root) => visit(root));
  const plan = planChunks(modules, ['desktop', 'mobile'], pages);
  const [board, ...roots] = ['board', ...pages.flatMap((page) => page.roots)].map((id) => plan.get(id));
  expect(board).toBeDefined();
  expect(roots).not.toContain(board);
});
