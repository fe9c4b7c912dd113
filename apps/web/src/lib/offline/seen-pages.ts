import { readTokens, subscribeToTokens } from '../session/token-store.ts';
import { forgetSessions, keepLast, mostReplies, sessionIdOf, storeOf } from './stores.ts';

/** The session that is open in this browser. */
export function currentSession(): string | undefined {
  const tokens = readTokens();
  return tokens ? sessionIdOf(tokens.accessToken) : undefined;
}

/** Notes each page under its title, with what its reader has read: without a line the worker opens these, and names them. */
export function noteSeenPages(): void {
  const note = () =>
    keepLast(storeOf(currentSession()), location.href.split('#')[0] ?? '', new Response(document.title), mostReplies);
  const title = document.querySelector('title');
  if (!title) return;
  void note();
  new MutationObserver(() => void note()).observe(title, { childList: true });
}

/** R8.04: what a member has read goes with the session, also where it ended while no page was open. */
export function forgetEndedSessions(): void {
  void forgetSessions(currentSession());
  subscribeToTokens(() => void forgetSessions(currentSession()));
}
