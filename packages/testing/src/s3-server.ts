import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findSignatureFault, type S3Credentials } from './s3-signature.ts';

// What it gains: an S3 that refuses a wrong signature, in the existing process; the servers on npm that implement the protocol are no
// longer maintained. When to remove it: once one of them is, or MinIO is available where the tests run.

export type S3Server = {
  readonly endpoint: string;
  /** Objects by bucket and name. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Multipart uploads that have neither been completed nor aborted. */
  readonly uploads: ReadonlyMap<string, ReadonlyMap<number, Buffer>>;
  /** Its address does not respond until `open`; its content is kept. */
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
};

const statuses: Readonly<Record<string, number>> = { NoSuchKey: 404, NoSuchBucket: 404, PreconditionFailed: 412 };

type Reply = { readonly status: number; readonly body?: Buffer | string; readonly etag?: string };
const refuse = (code: string): Reply => ({
  status: statuses[code] ?? 403,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

/** A store in memory with one bucket: objects, conditional writes and multipart uploads; each call must be signed. */
export async function startS3Server(bucket: string, credentials: S3Credentials): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();

  const answer = (request: IncomingMessage, body: Buffer): Reply => {
    const fault = findSignatureFault(request, body, credentials);
    if (fault) return refuse(fault);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const name = decodeURIComponent(pathname.slice(1));
    if (!name.startsWith(`${bucket}/`)) return refuse('NoSuchBucket');
    const isUpload = searchParams.has('uploads') || searchParams.has('uploadId');
    return isUpload ? answerUpload(request, name, body, searchParams) : answerObject(request, name, body);
  };
  const answerObject = ({ method, headers }: IncomingMessage, name: string, body: Buffer): Reply => {
    const held = objects.get(name);
    if (method === 'GET') return held ? { status: 200, body: held } : refuse('NoSuchKey');
    if (method === 'DELETE') {
      objects.delete(name);
      return { status: 204 };
    }
    if (held && headers['if-none-match'] === '*') return refuse('PreconditionFailed');
    objects.set(name, body);
    return { status: 200, etag: '"whole"' };
  };
  const answerUpload = ({ method }: IncomingMessage, name: string, body: Buffer, query: URLSearchParams): Reply => {
    const id = query.get('uploadId') ?? `upload-${uploads.size + 1}`;
    const parts = uploads.get(id) ?? new Map<number, Buffer>();
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { status: 200, etag: `"part-${query.get('partNumber')}"` };
    }
    if (query.has('uploads')) {
      uploads.set(id, parts);
      return { status: 200, body: inXml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`) };
    }
    uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    objects.set(name, Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part)));
    return { status: 200, body: inXml('CompleteMultipartUploadResult', '<ETag>"whole"</ETag>') };
  };

  const listen = async (port: number) => {
    const server = createServer((request, response) => void respond(request, response, answer));
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    ...{ endpoint: `http://127.0.0.1:${port}`, objects, uploads },
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    open: async () => {
      server = await listen(port);
    },
  };
}

const inXml = (name: string, inside: string) => `<?xml version="1.0"?><${name}>${inside}</${name}>`;

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: IncomingMessage, body: Buffer) => Reply,
): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const { status, body, etag } = answer(request, Buffer.concat(pieces));
  response.writeHead(status, { ...(etag && { etag }) }).end(body);
}
