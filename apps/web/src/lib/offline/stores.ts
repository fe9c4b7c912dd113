import { claimsOf } from '../session/access-token.ts';

/** What the service worker keeps, by who may read it (decision record 42): for every visitor of the mall's host, or for one session. */
export const visitStore = 'mall-visit';
const sessionStores = 'mall-session-';
/** Which session a token belongs to. */
export const sessionIdOf = (accessToken: string): string => String(claimsOf(accessToken).sid);
export const storeOf = (sessionId: string | undefined): string =>
  sessionId === undefined ? visitStore : sessionStores + sessionId;

/** What each session has read, but for one that goes on. */
export async function forgetSessions(current?: string): Promise<void> {
  const names = await caches.keys();
  const ended = names.filter((name) => name.startsWith(sessionStores) && name !== storeOf(current));
  await Promise.all(ended.map((name) => caches.delete(name)));
}

/** Keeps at the end of a store, whose oldest entries go. Under an address alone: a request would bring its token with it. */
export async function keepLast(name: string, address: string, response: Response, most: number): Promise<void> {
  const store = await caches.open(name);
  await store.delete(address, { ignoreVary: true });
  await store.put(address, response);
  const kept = await store.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => store.delete(oldest)));
}

/** Replies and pages of one reader. */
export const mostReplies = 150;

/** What a page tells the worker when it takes the page over: which site's it is, and the files that came before it was there. */
export type TakenOver = { readonly shell: string; readonly files: readonly string[] };
/** What the worker tells a page whose read it has answered from its store. */
export const storedReply = 'mall-stored-reply';
