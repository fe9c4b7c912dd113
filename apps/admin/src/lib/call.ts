import type { RequestOf } from '@mall/contracts/endpoint';
import { type Envelope, successCode } from '@mall/contracts/envelope';
import { clientErrorTexts } from '@mall/contracts/errors';
import { isKeyed, type OfficeEndpoint, officeBase, requestKeyHeader } from '@mall/contracts/office/office-endpoint';
import type { AnyShape, ValueOf } from '@mall/contracts/wire';
import { interruptionOf, waitFor } from './interruption.ts';
import { setLineDead } from './line.ts';
import { clientError, OfficeError } from './office-error.ts';
import { forgetKey, keyOf } from './request-key.ts';

/** The part of an office's call that the browser needs. */
export type Callable = Pick<
  OfficeEndpoint,
  'method' | 'path' | 'permission' | 'personal' | 'audit' | 'params' | 'query' | 'body' | 'data' | 'reply'
>;

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
/** The parts of a call, in the code's own names. */
export type CallRequest<E extends Callable> = Present<RequestOf<E>>;
export type CallData<E extends Callable> = ValueOf<E['data']>;
/** Untyped parts, for code that only passes them on. */
export type CallParts = { params?: unknown; query?: unknown; body?: unknown };

type CallOptions = {
  readonly signal?: AbortSignal;
  /** The file of an upload. */
  readonly file?: Blob;
};

const encode = (shape: AnyShape, value: unknown): unknown => shape.encode(value as never);

function urlOf({ path, params, query }: Callable, parts: CallParts): string {
  const names = params ? (encode(params, parts.params) as Record<string, unknown>) : {};
  const place = officeBase + path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const pairs = query ? Object.entries(encode(query, parts.query ?? {}) as Record<string, unknown>) : [];
  const written = pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return written.length === 0 ? place : `${place}?${new URLSearchParams(written)}`;
}

function initOf(endpoint: Callable, parts: CallParts, { file, signal }: CallOptions): RequestInit {
  const body = file ?? (endpoint.body ? JSON.stringify(encode(endpoint.body, parts.body)) : null);
  const type = file ? 'application/octet-stream' : 'application/json';
  const headers = {
    ...(body !== null && { 'content-type': type }),
    // A header that forms of other origins cannot send.
    ...(endpoint.method !== 'GET' && { 'x-office': '1' }),
  };
  return { method: endpoint.method, body, headers, ...(signal && { signal }) };
}

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch (cause) {
    if (cause instanceof DOMException) throw clientError(cause);
    // A proxy's own page instead of the API's envelope.
    const message = clientErrorTexts[response.status === 503 ? '5030' : '5000'];
    throw new OfficeError({ code: String(response.status), message, status: response.status }, { cause });
  }
}

async function fetchReply(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    const error = clientError(cause);
    if (error.code === 'ERR_NETWORK') setLineDead(true);
    throw error;
  });
  setLineDead(false);
  return response;
}

/** A repeated submission has the same key until its outcome is known, so that it is done once. */
async function fetchOnce(url: string, init: RequestInit, file: Blob | undefined): Promise<Response> {
  const press = `${url} ${file ? `${file.size} ${file instanceof File ? file.name : ''}` : (init.body as string | null)}`;
  const response = await fetchReply(url, { ...init, headers: { ...init.headers, [requestKeyHeader]: keyOf(press) } });
  if (response.status < 500) forgetKey(press);
  return response;
}

async function send(endpoint: Callable, parts: CallParts, options: CallOptions): Promise<unknown> {
  const [url, init] = [urlOf(endpoint, parts), initOf(endpoint, parts, options)];
  const response = await (isKeyed(endpoint) ? fetchOnce(url, init, options.file) : fetchReply(url, init));
  if (endpoint.reply && response.ok) return new Uint8Array(await response.arrayBuffer());
  const envelope = await readEnvelope(response);
  const requestId = response.headers.get('x-request-id');
  if (envelope.code !== successCode) throw new OfficeError({ ...envelope, status: response.status, requestId });
  return endpoint.data.decode(envelope.data as never);
}

/**
 * Calls the office and returns its data in the code's own names; any failure is an OfficeError. When the session has ended or is locked, or
 * the second factor is too old, staff are asked for proof over the current screen, and the call is repeated.
 */
export async function callOffice<const E extends Callable>(
  endpoint: E,
  ...[request, options = {}]: Record<never, never> extends CallRequest<E>
    ? [request?: CallRequest<E>, options?: CallOptions]
    : [request: CallRequest<E>, options?: CallOptions]
): Promise<CallData<E>> {
  return (await callParts(endpoint, request ?? {}, options)) as CallData<E>;
}

/** The same for code that only passes a call on. */
export async function callParts(endpoint: Callable, parts: CallParts, options: CallOptions = {}): Promise<unknown> {
  try {
    return await send(endpoint, parts, options);
  } catch (error) {
    const interruption = error instanceof OfficeError ? interruptionOf(error.code) : undefined;
    if (!interruption || !(await waitFor(interruption))) throw error;
    return send(endpoint, parts, options);
  }
}
