import { refreshTokens } from '@mall/contracts/auth';
import { type DataOf, type Endpoint, isOpenToLook } from '@mall/contracts/endpoint';
import { type Envelope, successCode } from '@mall/contracts/envelope';
import { clientErrorTexts } from '@mall/contracts/errors';
import { isForPasswordChange } from '../session/access-token.ts';
import { readLook } from '../session/look.ts';
import { endSession } from '../session/session-end.ts';
import { freshAccessToken } from '../session/token-renewal.ts';
import { clearTokens, readTokens } from '../session/token-store.ts';
import { ApiError, toClientError } from './api-error.ts';
import { bodyOf, type CallRequest, type RequestParts, urlOf } from './api-request.ts';
import { shareRequest } from './in-flight.ts';

export type CallOptions = {
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** The file of an upload. */
  file?: Blob;
};

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch (cause) {
    if (cause instanceof DOMException) throw toClientError(cause);
    // A proxy's own page instead of the API's envelope.
    const message = clientErrorTexts[response.status === 503 ? '5030' : '5000'];
    throw new ApiError({ code: String(response.status), message, status: response.status }, { cause });
  }
}

async function send(endpoint: Endpoint, parts: RequestParts, init: RequestInit): Promise<unknown> {
  const response = await fetch(urlOf(endpoint, parts), init).catch((cause: unknown) => {
    throw toClientError(cause);
  });
  if (endpoint.reply && response.ok) return new Uint8Array(await response.arrayBuffer());
  const envelope = await readEnvelope(response);
  if (envelope.code !== successCode) throw new ApiError({ ...envelope, status: response.status });
  return endpoint.data.decode(envelope.data as never);
}

const refresh = (refreshToken: string) =>
  send(refreshTokens, { query: { refreshToken } }, { method: 'GET' }) as Promise<DataOf<typeof refreshTokens>>;

/** Whether the renewal itself was refused. Too many requests, or a server error, say nothing about the session. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The bearer token of a guarded call. R4.06: a refused renewal ends the session; a lost connection does not. */
async function bearerOf(endpoint: Endpoint): Promise<Record<string, string>> {
  if (endpoint.access === 'public') return {};
  const accessToken = await freshAccessToken(refresh).catch((error) => {
    if (isRefusal(error)) endSession();
    // The worker answers with stored responses, and never forwards an expired token.
    else if (endpoint.method === 'GET' && navigator.serviceWorker?.controller) return readTokens()?.accessToken;
    throw error;
  });
  // The server would refuse it, and the page makes many requests that have to wait.
  if (accessToken && endpoint.access !== 'session' && isForPasswordChange(accessToken)) {
    throw new ApiError({ code: '4031', message: clientErrorTexts['4031'] });
  }
  return accessToken ? { Authorization: `Bearer ${accessToken}` } : {};
}

/** R8.02–R8.04: a failed human check keeps the session, a dormant account loses it, any other 401 leads to login. */
function endRefusedSession(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401 || error.code === '1111') return;
  if (error.code === '1254') clearTokens();
  else endSession();
}

/** Calls an endpoint and returns its data with the names of the code; any failure is an ApiError. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...[request, options = {}]: Record<never, never> extends CallRequest<E>
    ? [request?: CallRequest<E>, options?: CallOptions]
    : [request: CallRequest<E>, options?: CallOptions]
): Promise<DataOf<E>> {
  const parts: RequestParts = request ?? {};
  const key = endpoint.method === 'GET' ? urlOf(endpoint, parts) : null;
  const body = options.file ?? bodyOf(endpoint, parts);
  // The server refuses it with the session; a public call has none, and would be counted in the mall's statistics.
  if (readLook() && !isOpenToLook(endpoint)) throw new ApiError({ code: '4033', message: clientErrorTexts['4033'] });
  const run = async (signal: AbortSignal) => {
    const headers = {
      ...(await bearerOf(endpoint)),
      ...(body === null ? {} : { 'Content-Type': options.file ? 'application/octet-stream' : 'application/json' }),
      ...options.headers,
    };
    return send(endpoint, parts, {
      method: endpoint.method,
      headers,
      body,
      signal,
      keepalive: options.keepalive ?? false,
    });
  };
  try {
    return (await shareRequest(key, options.signal, run)) as DataOf<E>;
  } catch (error) {
    endRefusedSession(error);
    throw error instanceof DOMException ? toClientError(error) : error;
  }
}
