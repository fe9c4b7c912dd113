import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type S3Server, startS3Server } from '@mall/testing/s3-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileStore, FilesRefused, FilesUnavailable } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { requireUsableStore } from './open-file-store.ts';
import { createS3Store } from './s3-store.ts';

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'the secret of the tests' };
const url = 's3://mall-files/production';
let folder: string;
let server: S3Server;
let stores: Readonly<Record<string, FileStore>>;

const s3 = (at = url, others: object = {}) =>
  createS3Store(at, {
    ...{ endpoint: server.endpoint, region: 'ap-northeast-2', forcePathStyle: true, credentials },
    ...others,
  });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-files-'));
  server = await startS3Server('mall-files', credentials);
  stores = { folder: createFolderStore(folder), bucket: s3() };
});
afterAll(async () => {
  await server.shut();
  await rm(folder, { recursive: true });
});

const bytesOf = (text: string) => Buffer.from(text);
async function* piecesOf(...pieces: Uint8Array[]) {
  yield* pieces;
}

describe.each(['folder', 'bucket'])('a %s', (kind) => {
  const store = () => stores[kind] as FileStore;

  test('gives back what was stored, whole and as a stream', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await store().write('questions/1/a b+한글.webp', bytes);
    expect(await store().read('questions/1/a b+한글.webp')).toEqual(bytes);
    const stream = await store().readStream('questions/1/a b+한글.webp');
    expect(stream && (await buffer(stream))).toEqual(bytes);
  });

  test('says that a file is missing, and can delete it twice', async () => {
    expect(await store().read('nothing')).toBeUndefined();
    expect(await store().readStream('nothing')).toBeUndefined();
    await store().write('short', bytesOf('lived'));
    await store().remove('short');
    await store().remove('short');
    expect(await store().read('short')).toBeUndefined();
  });

  test('does not overwrite a file whose name is taken', async () => {
    await store().write('taken', bytesOf('first'));
    await expect(store().write('taken', bytesOf('second'))).rejects.toThrow();
    expect((await store().read('taken'))?.toString()).toBe('first');
  });

  test('stores a stream of any size over the remains of an earlier try', async () => {
    await store().writeStream('export', piecesOf(bytesOf('an earlier try')));
    const piece = Buffer.alloc(3_000_000, 'mall');
    await store().writeStream('export', piecesOf(piece, piece, piece, piece));
    expect((await store().read('export'))?.equals(Buffer.concat([piece, piece, piece, piece]))).toBe(true);
    await store().writeStream('empty', piecesOf());
    expect(await store().read('empty')).toEqual(Buffer.alloc(0));
  });

  test('keeps nothing of a stream that breaks off, and throws its error', async () => {
    const breaking = async function* () {
      yield Buffer.alloc(9_000_000);
      throw new Error('the rows ended early');
    };
    await expect(store().writeStream('broken', breaking())).rejects.toThrow('the rows ended early');
    expect(await store().read('broken')).toBeUndefined();
    expect([...server.uploads.keys()]).toEqual([]);
  });
});

test('files in a bucket are below the prefix in FILES_URL; those in a folder are readable by their owner only', async () => {
  expect([...server.objects.keys()].every((name) => name.startsWith('mall-files/production/'))).toBe(true);
  expect(await readdir(folder)).toContain('questions');
});

describe('a bucket that refuses us says in one line what to do', () => {
  test.each([
    ['a wrong key', url, { credentials: { ...credentials, accessKeyId: 'AKIDOTHER' } }, /check AWS_ACCESS_KEY_ID/],
    ['a wrong secret', url, { credentials: { ...credentials, secretAccessKey: 'other' } }, /AWS_SECRET_ACCESS_KEY/],
    ['no bucket of the name', 's3://others', {}, /there is no bucket s3:\/\/others/],
    ['no credentials', url, { credentials: noCredentials }, /there are no credentials/],
  ])('%s', async (_what, at, others, line) => {
    const store = s3(at, others);
    await expect(store.read('anything')).rejects.toThrow(FilesRefused);
    await expect(requireUsableStore(store)).rejects.toThrow(line);
  });
});

/** What the SDK throws when it finds no credentials. */
async function noCredentials(): Promise<never> {
  throw Object.assign(new Error('Could not load credentials'), { name: 'CredentialsProviderError' });
}

test('an unreachable store is reported, does not prevent a start, and is used again once it is back', async () => {
  const store = s3();
  await requireUsableStore(store);
  await store.write('kept', bytesOf('before'));
  await server.shut();
  await expect(store.read('kept')).rejects.toThrow(FilesUnavailable);
  await expect(store.read('kept')).rejects.toThrow(/s3:\/\/mall-files\/production does not respond/);
  await requireUsableStore(store);
  await server.open();
  expect((await store.read('kept'))?.toString()).toBe('before');
});
