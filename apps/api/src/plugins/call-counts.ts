import { hash, randomUUID } from 'node:crypto';
import type { Database } from '@mall/db/connection';
import { tellCalls } from './call-counts.repository.ts';

type Window = { calls: number; readonly endsAt: number };
/** How many calls a caller has made in the current minute, and in how many milliseconds that minute ends. */
export type Count = { readonly current: number; readonly ttl: number };
export type CallCounter = (caller: string) => Count;

/** Calls a minute, counted by each instance in memory and shared with the others, so that all counts agree except for the last second. */
export type CallCounts = {
  /** A separate counter by this name, together with the counter of that name in every other instance. */
  readonly counter: (name: string) => CallCounter;
  /** Sends the other instances what has been counted here since the last time. */
  readonly share: () => Promise<void>;
  /** Adds what another instance has sent. */
  readonly hear: (payload: string) => void;
};
type Told = readonly [instance: string, counter: string, calls: Readonly<Record<string, number>>];

export const countedMilliseconds = 60_000;
/** Callers that each counter remembers; a caller evicted by others starts again at zero. */
const mostRemembered = 50_000;
/** A notification holds 8,000 bytes, a caller takes less than 24. */
const callersATime = 300;

export function createCallCounts(database: Database, clock: () => Date): CallCounts {
  const instance = randomUUID();
  const counters = new Map<string, ReturnType<typeof createWindows>>();
  const windowsOf = (name: string) => {
    const windows = counters.get(name) ?? createWindows(clock);
    counters.set(name, windows);
    return windows;
  };
  return {
    counter: (name) => {
      const { add, untold } = windowsOf(name);
      return (caller) => {
        const key = keyOf(caller);
        untold.set(key, (untold.get(key) ?? 0) + 1);
        return add(key, 1);
      };
    },
    share: async () => {
      const payloads = [...counters].flatMap(([name, { untold }]) =>
        inParts(untold).map((calls) => JSON.stringify([instance, name, calls] satisfies Told)),
      );
      for (const { untold } of counters.values()) untold.clear();
      if (payloads.length > 0) await tellCalls(database, payloads);
    },
    hear: (payload) => {
      // The listener has reconnected: what was sent meanwhile is lost, for a minute at most.
      if (payload === '') return;
      const [from, name, calls] = JSON.parse(payload) as Told;
      if (from === instance) return;
      for (const [key, count] of Object.entries(calls)) windowsOf(name).add(key, count);
    },
  };
}

/** The minutes of the callers of one counter, each from its first call on, and what has not been sent to the other instances yet. */
function createWindows(clock: () => Date) {
  // In the order in which they end.
  const windows = new Map<string, Window>();
  const begin = (key: string, now: number): Window => {
    for (const [other, { endsAt }] of windows) {
      if (endsAt > now && windows.size < mostRemembered) break;
      windows.delete(other);
    }
    const window = { calls: 0, endsAt: now + countedMilliseconds };
    windows.set(key, window);
    return window;
  };
  const add = (key: string, calls: number): Count => {
    const now = clock().getTime();
    const known = windows.get(key);
    const window = known && known.endsAt > now ? known : begin(key, now);
    window.calls += calls;
    return { current: window.calls, ttl: window.endsAt - now };
  };
  return { add, untold: new Map<string, number>() };
}

/** Short, and without a readable address or account. */
const keyOf = (caller: string): string => hash('sha1', caller, 'base64url').slice(0, 12);

function inParts(untold: ReadonlyMap<string, number>): Record<string, number>[] {
  const entries = [...untold];
  return Array.from({ length: Math.ceil(entries.length / callersATime) }, (_, part) =>
    Object.fromEntries(entries.slice(part * callersATime, (part + 1) * callersATime)),
  );
}
