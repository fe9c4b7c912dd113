import { claimsOf } from '../session/access-token.ts';

/** What the service worker stores, by who may read it (decision 42): for every visitor of the mall's host, or for one session. */
export const visitStore = 'mall-visit';
const sessionStores = 'mall-session-';
/** The session of a token. */
export const sessionIdOf = (accessToken: string): string => String(claimsOf(accessToken).sid);
export const storeOf = (sessionId: string | undefined): string =>
  sessionId === undefined ? visitStore : sessionStores + sessionId;

/** The stores of all sessions, except one that continues. */
export async function forgetSessions(current?: string): Promise<void> {
  const names = await caches.keys();
  const ended = names.filter((name) => name.startsWith(sessionStores) && name !== storeOf(current));
  await Promise.all(ended.map((name) => caches.delete(name)));
}

/** Appends to a store and removes its oldest entries. Stored under an address only: a request would contain its token. */
export async function keepLast(name: string, address: string, response: Response, most: number): Promise<void> {
  const store = await caches.open(name);
  await store.delete(address, { ignoreVary: true });
  await store.put(address, response);
  const kept = await store.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => store.delete(oldest)));
}

/** Responses and pages of one reader. */
export const mostReplies = 150;

/** What a page tells the worker when it is taken over: its site, and the files that were loaded before the worker existed. */
export type TakenOver = { readonly shell: string; readonly files: readonly string[] };
/** What the worker tells a page whose read it has answered from its store. */
export const storedReply = 'mall-stored-reply';
