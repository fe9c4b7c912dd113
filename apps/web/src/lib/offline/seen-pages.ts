import { readTokens, subscribeToTokens } from '../session/token-store.ts';
import { forgetSessions, keepLast, mostReplies, sessionIdOf, storeOf } from './stores.ts';

/** The open session in this browser. */
export function currentSession(): string | undefined {
  const tokens = readTokens();
  return tokens ? sessionIdOf(tokens.accessToken) : undefined;
}

/** Records each page under its title, for its reader: offline, the worker opens these and lists them. */
export function noteSeenPages(): void {
  const note = () =>
    keepLast(storeOf(currentSession()), location.href.split('#')[0] ?? '', new Response(document.title), mostReplies);
  const title = document.querySelector('title');
  if (!title) return;
  void note();
  new MutationObserver(() => void note()).observe(title, { childList: true });
}

/** R8.04: what a member has read is removed with the session, also if it ended while no page was open. */
export function forgetEndedSessions(): void {
  void forgetSessions(currentSession());
  subscribeToTokens(() => void forgetSessions(currentSession()));
}
