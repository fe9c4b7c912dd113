import type { Readable } from 'node:stream';
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { explainStoreFailure, isMissing } from './explain-store-failure.ts';
import type { FileStore } from './file-store.ts';

type Sdk = typeof import('@aws-sdk/client-s3') & Pick<typeof import('@aws-sdk/lib-storage'), 'Upload'>;
type Bucket = { readonly sdk: Sdk; readonly client: S3Client };

/** One part of a large file, held in memory. */
const partBytes = 8 * 1024 * 1024;

/**
 * Files in an S3 bucket, or in another store with the same protocol, at `s3://bucket/prefix`. Region, credentials and another store's address
 * are the SDK's own settings, which it reads from the environment or from the machine's role.
 */
export function createS3Store(url: string, options: S3ClientConfig = {}): FileStore {
  const { hostname: bucket, pathname } = new URL(url);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const placeOf = (name: string) => ({ Bucket: bucket, Key: prefix ? `${prefix}/${name}` : name });
  let opened: Promise<Bucket> | undefined;
  const use = async <Result>(work: (bucket: Bucket) => Promise<Result>): Promise<Result> => {
    opened ??= openBucket(options);
    return work(await opened).catch((error: unknown) => {
      throw explainStoreFailure(error, url);
    });
  };
  const get = (name: string) =>
    use(({ sdk, client }) =>
      client.send(new sdk.GetObjectCommand(placeOf(name))).then(
        ({ Body }) => Body,
        (error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        },
      ),
    );
  return {
    write: (name, bytes) =>
      use(async ({ sdk, client }) => {
        await client.send(new sdk.PutObjectCommand({ ...placeOf(name), Body: bytes, IfNoneMatch: '*' }));
      }),
    writeStream: (name, pieces) =>
      use(async ({ sdk, client }) => {
        const { Readable } = await import('node:stream');
        const params = { ...placeOf(name), Body: Readable.from(pieces, { objectMode: false }) };
        await new sdk.Upload({ client, params, partSize: partBytes, queueSize: 1 }).done();
      }),
    // In Node the body is a Node stream.
    readStream: async (name) => (await get(name)) as Readable | undefined,
    read: async (name) => {
      const body = await get(name);
      return body && use(async () => Buffer.from(await body.transformToByteArray()) as Buffer<ArrayBuffer>);
    },
    remove: (name) =>
      use(async ({ sdk, client }) => {
        await client.send(new sdk.DeleteObjectCommand(placeOf(name)));
      }),
  };
}

/** The SDK is loaded by the first file, and never without a bucket. */
async function openBucket(options: S3ClientConfig): Promise<Bucket> {
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client = new s3.S3Client({
    // Other stores rarely have a host name for each bucket.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
    // Nor do all of them support the checksums that AWS has added to the protocol; the signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // A visitor waits for it.
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    ...options,
  });
  return { sdk: { ...s3, Upload }, client };
}
