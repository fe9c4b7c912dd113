import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { commandIn, linesOf, readManual } from '@mall/testing/manual';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { readingSettings } from '../bench/reading-settings.ts';
import { runProgram } from './run-program.ts';

/** The tests that run the blocks of a section as they are written, in their order, or why none does. */
const runBy: Readonly<Record<string, readonly string[]>> = {
  'A release': [
    'nobody: installs packages from the registry; release.test.ts runs a copy of one',
    'nobody: takes a Docker daemon and a registry of images; ops.test.ts reads its file',
  ],
  'The first mall': ['scripts/lib/runbook.db.test.ts'],
  'Orders on account': ['scripts/lib/runbook.db.test.ts'],
  'A mall’s own domain': [
    'scripts/lib/runbook.db.test.ts',
    'nobody: takes a name that the certificate’s issuer can reach; nginx.test.ts tries the configuration',
  ],
  'The database': ['packages/db/src/injected-statements.db.test.ts'],
  Backup: ['scripts/lib/archive-commands.db.test.ts'],
  'To a moment': [
    'nobody: names folders of yours; npm run drill -- point-in-time sets the same for its own',
    'nobody: the same',
  ],
  'A bucket': ['nobody: a policy of the store, which the S3 server of the tests does not know'],
  'The replica is away or behind': ['nobody: takes a Docker daemon; follow-primary.test.ts makes a replica anew'],
  'Deploying a release': ['nobody: an example; breaking-migrations.test.ts reads such lines'],
  Upgrades: ['nobody: takes two versions of PostgreSQL; the backup and the restore are those of Backup'],
};

test('every block of the manual is run by a test, or it is said why by none', () => {
  const counts = Object.fromEntries(Object.entries(runBy).map(([section, runners]) => [section, runners.length]));
  const written: Record<string, number> = {};
  for (const { section } of readManual()) {
    const name = section.replaceAll("'", '’');
    written[name] = (written[name] ?? 0) + 1;
  }
  expect(written).toEqual(counts);
  const files = Object.values(runBy)
    .flat()
    .filter((runner) => !runner.startsWith('nobody: '));
  expect(files.filter((file) => !existsSync(join(checkoutFolder, file)))).toEqual([]);
});

let empty: TestDatabase;
let demo: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-runbook-'));
  empty = await createTestDatabase({ isEmpty: true });
  demo = await createTestDatabase();
});
afterAll(async () => {
  await empty.drop();
  await demo.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a line as it is written, with a member in place of `<id>`, and without the remark behind it. */
async function follow(line: string, { url, ownerUrl, officeUrl }: TestDatabase) {
  const { task, words } = commandIn(line.replace('<id>', 'demo'));
  const { exitCode, output } = await runProgram(
    process.execPath,
    [join(checkoutFolder, 'scripts', `${task}.ts`), ...words],
    {
      ...readingSettings({ url, folder }),
      ...{ PATH: process.env['PATH'], NODE_ENV: 'production', MALL_ORIGIN: 'https://{mall}.shop.example.kr' },
      ...{ DATABASE_OWNER_URL: ownerUrl, OFFICE_DATABASE_URL: officeUrl },
      TOKEN_SECRET: 'a token secret that is long enough for this',
    },
  );
  return { exitCode, output };
}
/** The exit code and the output of each line of a section, in turn. */
async function followAll(section: string, database: TestDatabase): Promise<[exitCode: number, output: string][]> {
  const ends: [number, string][] = [];
  for (const line of linesOf(section)) {
    const { exitCode, output } = await follow(line, database);
    ends.push([exitCode, output]);
  }
  return ends;
}
const saying = (exitCode: number, ...texts: string[]) => [
  exitCode,
  expect.stringMatching(new RegExp(texts.join('.*'), 's')),
];

test('The first mall, followed on an empty database, ends with a draft and an invitation', async () => {
  expect(await followAll('The first mall', empty)).toEqual([
    saying(0, 'saebom is mall 1, a draft'),
    saying(0, 'somebody@example.kr', 'https://admin.shop.example.kr/invitation#'),
  ]);
});

test('Orders on account, followed, ends with a contract, a limit of the mall and a settlement', async () => {
  const state = 'limit 5,000,000원, due after 30 days · owes -1,200,000원';
  expect(await followAll('Orders on account', demo)).toEqual([
    saying(0, 'demo: limit 5,000,000원, due after 30 days · owes 0원'),
    saying(0, 'daeryang as a whole: 100,000,000원'),
    saying(0, `demo: ${state}`),
    saying(0, 'demo  박도매', state),
  ]);
});

test('A mall’s own domain, followed, asks for the record that only its owner can publish', async () => {
  expect(await followAll("A mall's own domain", demo)).toEqual([
    saying(0, '_mall.shop.example.kr. TXT "mall=[0-9a-f]{40}"'),
    saying(1, 'the record is not there yet: npm run domain -- proof shows it'),
    saying(0, 'hanul has no host of its own'),
  ]);
});
