import { forgetSessions, keepLast, mostReplies, sessionIdOf, storedReply, storeOf } from '../src/lib/offline/stores.ts';
import { expiryOf } from '../src/lib/session/access-token.ts';

declare const self: ServiceWorkerGlobalScope;

/** The reader; an expired token still identifies the store, but the server would treat it as an ended session. */
type Reader = { readonly sessionId: string | undefined; readonly isExpired: boolean };

const secondsPerDay = 86_400;
const ended = new Set<string>();
let current: string | undefined;

export const isRead = ({ pathname }: URL): boolean => pathname.startsWith('/api/v1/mall/');

export function readerOf({ headers }: Request): Reader {
  const [, token] = headers.get('authorization')?.split(' ') ?? [];
  if (token === undefined) return { sessionId: undefined, isExpired: false };
  return { sessionId: sessionIdOf(token), isExpired: expiryOf(token) * 1000 < Date.now() };
}

/** From the server; offline, the last response to the same reader, at most a day old. */
export async function readFor(event: FetchEvent, reader: Reader): Promise<Response> {
  beginSession(event, reader);
  const response = reader.isExpired ? undefined : await fetch(event.request).catch(() => undefined);
  if (!response) return storedFor(event, reader);
  if (response.status === 401) event.waitUntil(endSession(reader));
  else if (response.ok && response.headers.get('x-offline') === 'kept')
    event.waitUntil(keep(event.request.url, response.clone(), reader));
  return response;
}

/** Another member in the same browser. */
function beginSession(event: FetchEvent, { sessionId }: Reader): void {
  if (sessionId === undefined || sessionId === current) return;
  current = sessionId;
  event.waitUntil(forgetSessions(sessionId));
}

/** Signed out, or refused by the server: nothing is kept. */
export async function endSession({ sessionId }: Reader): Promise<void> {
  if (sessionId !== undefined) ended.add(sessionId);
  await forgetSessions();
}

async function keep(address: string, response: Response, { sessionId }: Reader): Promise<void> {
  await keepLast(storeOf(sessionId), address, response, mostReplies);
  // A response that was still on its way when the session ended.
  if (sessionId !== undefined && ended.has(sessionId)) await forgetSessions();
}

async function storedFor(event: FetchEvent, { sessionId }: Reader): Promise<Response> {
  const store = await caches.open(storeOf(sessionId));
  const stored = await store.match(event.request.url, { ignoreVary: true });
  if (!stored || isOld(stored)) return Response.error();
  const page = await self.clients.get(event.clientId);
  page?.postMessage(storedReply);
  return stored;
}

const isOld = ({ headers }: Response): boolean =>
  Date.now() - Date.parse(headers.get('date') ?? '') > secondsPerDay * 1000;
