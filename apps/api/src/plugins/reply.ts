import { brotliCompressSync, constants } from 'node:zlib';
import type { Endpoint } from '@mall/contracts/endpoint';
import { successCode } from '@mall/contracts/envelope';
import type { Shape } from '@mall/contracts/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CachedReply, EncodedReply } from './cached-reply.ts';
import { entityTagOf, isHeld } from './entity-tag.ts';

const jsonType = 'application/json; charset=utf-8';
const opening = `{"code":"${successCode}","message":"정상 처리되었습니다.","data":`;

/** A reply that violated its own contract: the server's fault, reported to the log only. */
class ReplyContractError extends Error {
  override readonly name = 'ReplyContractError';
}

/** How a shape is written as JSON; a value that does not fit is the server's own fault. */
export function encoderOf<Value>({ schema, encode }: Pick<Shape<Value, unknown>, 'schema' | 'encode'>, place: string) {
  return (value: Value): string => {
    const checked = schema.safeParse(encode(value));
    if (checked.success) return JSON.stringify(checked.data);
    throw new ReplyContractError(`${place}: ${JSON.stringify(checked.error.issues.map(nameIssue))}`);
  };
}

const wireNameOf = ({ data }: Endpoint, name: string): string =>
  data.fields?.find((field) => field.name === name)?.wireName ?? name;

/** In JSON text a quotation mark is escaped, so these characters can only be the list itself. */
function fillList(text: string, name: string, items: readonly string[]): string {
  const empty = `"${name}":[]`;
  const at = text.indexOf(empty);
  if (at < 0) throw new Error(`the reply has no empty ${name}`);
  return `${text.slice(0, at + empty.length - 1)}${items.join(',')}${text.slice(at + empty.length - 1)}`;
}

type Send = (request: FastifyRequest, reply: FastifyReply, data: unknown) => FastifyReply;

/** Encodes, checks and sends what a handler returned, with the endpoint's cache headers. */
export function sendData(endpoint: Endpoint): Send {
  if (endpoint.reply === 'picture') return sendPicture;
  if (endpoint.reply === 'spreadsheet') return sendSpreadsheet;
  if (endpoint.reply === 'file') return sendFile;
  const encode = encoderOf(endpoint.data as Shape<unknown, unknown>, `${endpoint.method} ${endpoint.path}`);
  const isRevalidated = endpoint.cache === 'public-revalidated';

  const payloadOf = (encoded: string, lists: Readonly<Record<string, readonly string[]>> = {}): string =>
    Object.entries(lists).reduce(
      (text, [name, items]) => fillList(text, wireNameOf(endpoint, name), items),
      `${opening}${encoded}}`,
    );
  // Per endpoint: another may send the same data in another form.
  const cachedBodies = new WeakMap<CachedReply<unknown>, Body>();
  const bodyOf = (data: unknown): Body => {
    if (data instanceof EncodedReply) return new Body(Buffer.from(payloadOf(data.text, data.lists)));
    if (!(data instanceof CachedReply)) return new Body(payloadOf(encode(data)));
    const body = cachedBodies.get(data) ?? new Body(Buffer.from(payloadOf(encode(data.data), data.encoded)));
    cachedBodies.set(data, body);
    return body;
  };

  return (request, reply, data) => {
    const body = bodyOf(data);
    reply.header('content-type', jsonType);
    // A handler that put a secret into its reply has already set no-store.
    const isPrivate = !isRevalidated || reply.hasHeader('cache-control');
    if (isPrivate) return reply.header('cache-control', 'no-store').send(payloadFor(request, reply, body));
    return sendRevalidated(request, reply, body);
  };
}

// Another member's browser on the same machine must not find it either, unless the handler has set who may.
const sendPicture: Send = (request, reply, data) => {
  reply.header('content-type', 'image/webp');
  if (reply.hasHeader('cache-control')) return sendHeld(request, reply, data as Buffer);
  return reply.header('cache-control', 'private, no-store').send(data);
};

/** Sends what may be cached and is then revalidated: 304 while it is still the same. */
export function sendHeld(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  const tag = entityTagOf(bytes);
  reply.header('etag', tag);
  return isHeld(request, tag) ? reply.code(304).send() : reply.send(bytes);
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const csvType = 'text/csv; charset=utf-8';

// The browser names the file; the server only recognises it by its first two bytes, those of a zip.
const sendSpreadsheet: Send = (_request, reply, data) => {
  const isZip = Buffer.from(data as Uint8Array).toString('latin1', 0, 2) === 'PK';
  return reply
    .header('content-type', isZip ? xlsxType : csvType)
    .header('content-disposition', 'attachment')
    .header('cache-control', 'private, no-store')
    .send(data);
};

/** The handler has set its type and name. */
const sendFile: Send = (_request, reply, data) => reply.header('cache-control', 'private, no-store').send(data);

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
const quickly = { params: { [BROTLI_PARAM_QUALITY]: 1, [BROTLI_PARAM_LGWIN]: 17 } };
const well = { params: { [BROTLI_PARAM_QUALITY]: 6 } };

/** The body, and the tag by which a browser revalidates it; bytes when they are cached, text when they are sent once. */
class Body {
  readonly payload: string | Buffer;
  #tag: string | undefined;
  #isAskedAgain = false;
  #brotli: Buffer | undefined;

  constructor(payload: string | Buffer) {
    this.payload = payload;
  }

  get tag(): string {
    this.#tag ??= entityTagOf(this.payload);
    return this.#tag;
  }

  /** The first time fast and a fifth larger, because many a reply is requested once; from the second time on well, and stored. */
  brotli(): Buffer {
    if (!this.#isAskedAgain) {
      this.#isAskedAgain = true;
      return brotliCompressSync(this.payload, quickly);
    }
    this.#brotli ??= brotliCompressSync(this.payload, well);
    return this.#brotli;
  }
}

/** Below this, a reply is not worth compressing. */
export const compressedFromBytes = 1024;
/** Whether the header names this encoding without a weight; weighted ones are left to the compression plugin. */
export const takesEncoding = (accepted: string | string[] | undefined, encoding: keyof typeof plainly): boolean =>
  typeof accepted === 'string' && plainly[encoding].test(accepted);
const plainly = { br: /\bbr\b(?!\s*;)/, gzip: /\bgzip\b(?!\s*;)/ };

/** Cached replies are compressed once, and those made of cached parts each time; the compression plugin compresses others. */
function payloadFor(request: FastifyRequest, reply: FastifyReply, body: Body): string | Buffer {
  const isCached = Buffer.isBuffer(body.payload) && body.payload.length >= compressedFromBytes;
  if (!isCached || !takesEncoding(request.headers['accept-encoding'], 'br')) return body.payload;
  reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
  return body.brotli();
}

// Values stay out of the log: they may be personal.
const nameIssue = (issue: { path: PropertyKey[]; code?: string }) =>
  `${issue.path.map(String).join('.')} ${issue.code}`;

function sendRevalidated(request: FastifyRequest, reply: FastifyReply, body: Body): FastifyReply {
  reply.header('cache-control', 'public, no-cache').header('etag', body.tag);
  if (isHeld(request, body.tag)) return reply.code(304).send();
  return reply.send(payloadFor(request, reply, body));
}
