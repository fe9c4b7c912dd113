import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '@mall/db/settings';
import { beforeAll, describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(checkoutFolder, path), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: checkoutFolder }).toSorted();

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** Decisions are left out: they describe the state of their day. */
const pages = ['README.md', ...find('docs/*.md'), ...find('docs/operator-data/**/*.md')];
/** Usages, and messages of servers, commands and files of ops. */
const sources = [...find('ops/**/*.*'), ...find('scripts/**/*.ts'), ...find('{apps,packages}/*/src/**/*.ts')];

/** A command on a page, up to its end there: a backquote, a cell border, a remark after spaces. */
type Named = { readonly page: string; readonly task: string; readonly words: readonly string[] };
const documented: readonly Named[] = pages.flatMap((page) =>
  [
    ...read(page).matchAll(/npm run ([a-z][a-z:-]*)(?: --(?= ))?((?: (?! )[^\n`|]*?)??)(?=`|\||\n| {2,}|,|;|\)|$)/gm),
  ].map(([, task = '', words = '']) => ({ page, task, words: words.trim().split(/ +/).filter(Boolean) })),
);
const wordsOf = (task: string) => documented.filter((one) => one.task === task).map(({ words }) => words);
const scriptOf = (task: string) => `scripts/${/run\.mjs ([\w-]+)$/.exec(scripts[task] ?? '')?.[1]}.ts`;
/** The files from which a task may read its flags. */
const sourceOf = (task: string) =>
  [scriptOf(task), ...find(`scripts/${task}/**/*.ts`), ...find(`scripts/lib/${task}*/**/*.ts`)]
    .filter((path) => existsSync(join(checkoutFolder, path)))
    .map(read)
    .join('\n');

test('pages name commands at all', () => {
  expect(documented.length).toBeGreaterThan(100);
  expect(documented.filter(({ words }) => words.length > 0).length).toBeGreaterThan(40);
});

test('every command that a page, a usage or a message names exists', () => {
  const named = [...pages, ...sources].flatMap((path) =>
    [...read(path).matchAll(/npm run ([a-z][a-z:-]*[a-z])/g)].map(([, task = '']) => ({ path, task })),
  );
  expect(named.filter(({ task }) => !(task in scripts))).toEqual([]);
});

test('every command is a script of ours, and a page describes it', () => {
  const tasks = Object.keys(scripts);
  expect(tasks.filter((task) => !existsSync(join(checkoutFolder, scriptOf(task))))).toEqual([]);
  const told = new Set(documented.map(({ task }) => task));
  // npm itself has these two.
  expect(tasks.filter((task) => !told.has(task) && task !== 'start' && task !== 'test')).toEqual([]);
});

/** They print their usage when called without arguments, and do nothing. */
const operated = Object.keys(scripts).filter((task) => /^const usage = `npm run/m.test(sourceOf(task)));

describe.each(operated)('npm run %s', (task) => {
  let [status, said]: [number | null, string] = [null, ''];
  beforeAll(() => {
    const run = spawnSync(process.execPath, [scriptOf(task)], {
      ...{ cwd: checkoutFolder, encoding: 'utf8' },
      env: { ...process.env, DATABASE_URL: '', OFFICE_DATABASE_URL: '', DATABASE_OWNER_URL: '' },
    });
    status = run.status;
    said = run.stdout + run.stderr;
  });

  test('without arguments prints its usage, and ends with 1', () => {
    expect([status, said]).toEqual([1, expect.stringContaining(`npm run ${task} --`)]);
  });

  test('knows every word and every flag that pages give it', () => {
    // `file` is a placeholder.
    const firsts = wordsOf(task).flatMap(([first = '']) => (/^(?!file$)[a-z][a-z-]*$/.test(first) ? [first] : []));
    const flags = wordsOf(task).flatMap((words) => words.filter((word) => word.startsWith('--')));
    const isSaid = (word: string) => new RegExp(`(?:^  |[<|])${word}(?:[ |>]|$)`, 'm').test(said);
    expect(firsts.filter((word) => !isSaid(word))).toEqual([]);
    expect(flags.filter((flag) => !said.includes(flag))).toEqual([]);
  });
});

test('the other commands read every flag that pages give them', () => {
  const flags = documented
    .filter(({ task }) => !operated.includes(task))
    .flatMap(({ task, words }) =>
      words.flatMap((word) => (/^--[a-z]/.test(word) ? [{ task, flag: word.slice(2).replace(/[^\w-].*$/, '') }] : [])),
    );
  expect(flags.length).toBeGreaterThan(20);
  const unread = flags.filter(
    ({ task, flag }) => !new RegExp(`['"]?${flag}['"]?: ?\\{|'--${flag}`).test(sourceOf(task)),
  );
  expect(unread).toEqual([]);
});

test('every setting that a page sets in a command is read somewhere', () => {
  const code = [...find('{apps,packages}/*/src/**/*.ts'), ...find('{scripts,e2e}/**/*.{ts,mjs}'), ...find('ops/**/*.*')]
    .map(read)
    .join('\n');
  const set = pages.flatMap((page) =>
    [...read(page).matchAll(/(?:^|`| )([A-Z][A-Z0-9_]{3,})=(?=\S)/gm)].map(([, name = '']) => ({ page, name })),
  );
  expect(set.length).toBeGreaterThan(10);
  // The AWS SDK reads its own.
  expect(set.filter(({ name }) => !name.startsWith('AWS_') && !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});
