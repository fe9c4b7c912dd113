import { Agent } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { createCalls } from '../../bench/calls.ts';
import { buy, mall } from '../../bench/orders.ts';
import { exchange } from '../exchange.ts';

export type Tally = {
  readonly calls: number;
  readonly lostCalls: number;
  readonly orders: number;
  readonly lostOrders: number;
  readonly files: number;
  readonly lostFiles: number;
  /** The longest time without any reply, milliseconds. */
  readonly gap: number;
};

export type Load = {
  readonly origin: string;
  /** The authority whose certificates are trusted. */
  readonly authority: string;
  readonly tokens: readonly string[];
  readonly goods: readonly string[];
  /** The path of a file of the store. */
  readonly file: string;
};

const readsEvery = 50;
const filesEvery = 500;
const ordersEvery = 250;
const patience = 15_000;
const menu = '/pre/layout/menu?mallId=1&device=pc';

/** Reads and downloads at an even pace, and buyers one order after the other, until `until` is settled. Nothing is retried. */
export async function underLoad(
  { origin, authority, tokens, goods, file }: Load,
  until: Promise<unknown>,
): Promise<Tally> {
  const agent = new Agent({ keepAlive: true, ca: authority });
  const place = { mall, origin, agent, patience };
  const visitor = createCalls(place);
  const tally = { calls: 0, lostCalls: 0, orders: 0, lostOrders: 0, files: 0, lostFiles: 0, gap: 0 };
  let isOver = false;
  let answeredAt = performance.now();
  const ended = until.finally(() => {
    isOver = true;
  });
  const answered = () => {
    tally.gap = Math.max(tally.gap, Math.round(performance.now() - answeredAt));
    answeredAt = performance.now();
  };
  const read = async () => {
    tally.calls += 1;
    await visitor.get(menu).then(answered, () => {
      tally.lostCalls += 1;
    });
  };
  const buyer = async (token: string, at: number) => {
    const member = createCalls({ ...place, token });
    while (!isOver) {
      tally.orders += 1;
      await buy(member, goods[at % goods.length] ?? '').catch(() => {
        tally.lostOrders += 1;
      });
      await delay(ordersEvery);
    }
  };
  const download = async () => {
    tally.files += 1;
    const { mallUrl } = mall;
    const { status } = await exchange(`${origin}${file}`, { mallUrl, token: tokens[0], agent, patience }).catch(() => ({
      status: 0,
    }));
    if (status !== 200) tally.lostFiles += 1;
  };
  const evenly = async (call: () => Promise<void>, every: number) => {
    const under: Promise<void>[] = [];
    while (!isOver) {
      under.push(call());
      await delay(every);
    }
    await Promise.all(under);
  };
  await Promise.all([ended, evenly(read, readsEvery), evenly(download, filesEvery), ...tokens.map(buyer)]);
  agent.destroy();
  answered();
  return tally;
}
