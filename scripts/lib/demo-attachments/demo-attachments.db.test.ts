import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStore } from '../../../apps/api/src/files/folder-store.ts';
import { malls } from '../../../packages/db/src/seed/content/malls.ts';
import { createTestDatabase, type TestDatabase } from '../../../packages/testing/src/database.ts';
import { attachDemoFiles } from './attach-demo-files.ts';

/** The first bytes of a file of each kind. */
const openings: Readonly<Record<string, string>> = { pdf: '%PDF-', xlsx: 'PK\x03\x04', jpg: '\xff\xd8\xff' };

let folder: string;
let made: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-demo-attachments-'));
  made = await createTestDatabase();
  await attachDemoFiles(made.ownerDatabase, createFolderStore(folder));
});
afterAll(async () => {
  await made.drop();
  await rm(folder, { recursive: true });
});

test('every demo mall has notices with files, each small and of the kind that its name says', async () => {
  const files = createFolderStore(folder);
  const noted = await made.ownerDatabase.selectFrom('boardAttachment').selectAll().execute();
  expect(new Set(noted.map(({ mallId }) => mallId))).toEqual(new Set(malls.map(({ mallId }) => mallId)));
  for (const { mallId, attachmentName, fileName, fileType, byteCount } of noted) {
    const bytes = await files.read(`attachments/${mallId}/${attachmentName}`);
    expect(bytes?.toString('latin1').startsWith(openings[fileType] ?? '?'), fileName).toBe(true);
    expect([fileName, bytes?.length]).toEqual([fileName, byteCount]);
    expect(byteCount).toBeLessThan(200_000);
  }
});
