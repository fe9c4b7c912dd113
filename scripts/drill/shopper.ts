import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { type Exchanged, exchange } from '../lib/exchange.ts';

export type Shopper = {
  readonly token: string;
  /** Each call goes to the next: a balancer without sticky sessions. */
  readonly origins: readonly string[];
  readonly agent: Agent;
  readonly tally: Tally;
  readonly paths: readonly string[];
  readonly productNo: string;
};

export type Tally = {
  calls: number;
  refused: number;
  /** The reason of the first one. */
  refusal: string;
  ownMissed: number;
  ownLooked: number;
  readonly times: number[];
};
export const emptyTally = (): Tally => ({ calls: 0, refused: 0, refusal: '', ownMissed: 0, ownLooked: 0, times: [] });

const lost: Exchanged = { status: 0, text: '', headers: {} };

/** A browser: its cookies expire as set, and each write is checked by the next read. */
export function createShopper({ token, origins, agent, tally, paths, productNo }: Shopper) {
  const cookies = new Map<string, { readonly value: string; readonly until: number }>();
  let turn = 0;
  const keepCookie = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const seconds = Number(/Max-Age=(\d+)/i.exec(line)?.[1] ?? 0);
    cookies.set(name, { value, until: performance.now() + seconds * 1000 });
  };
  const cookieLine = () =>
    [...cookies]
      .filter(([, { until }]) => until > performance.now())
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  const call = async (path: string, body?: object): Promise<Exchanged> => {
    turn += 1;
    const origin = origins[turn % origins.length] ?? '';
    const begun = performance.now();
    const sent = { token, agent, cookie: cookieLine(), body };
    const reply = await exchange(`${origin}/api/v1/mall${path}`, sent).catch(() => lost);
    tally.times.push(performance.now() - begun);
    tally.calls += 1;
    if (reply.status !== 200) {
      tally.refused += 1;
      tally.refusal ||= `${reply.status} ${path} ${reply.text.slice(0, 200)}`;
    }
    reply.headers['set-cookie']?.forEach(keepCookie);
    return reply;
  };
  return {
    browse: async () => {
      for (const path of paths) await call(path);
    },
    /** Asks a question, which must be in the list at whichever instance replies next. */
    ask: async () => {
      const text = randomUUID();
      const question = { category: 'PRODUCT', body: text, isSecret: false };
      const path = `/products/goods/${productNo}/questions`;
      if ((await call(path, { requestKey: randomUUID(), question })).status !== 200) return;
      const seen = await call(path);
      if (seen.status !== 200) return;
      tally.ownLooked += 1;
      if (!seen.text.includes(text)) tally.ownMissed += 1;
    },
  };
}
