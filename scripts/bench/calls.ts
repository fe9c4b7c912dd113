import type { Agent } from 'node:http';
import type { Readable } from 'node:stream';
import type { MallSalesType } from '../../packages/contracts/src/codes.ts';
import type { Envelope } from '../../packages/contracts/src/envelope.ts';
import { exchange } from '../lib/exchange.ts';
import { TaskError } from '../lib/task.ts';

export type BenchMall = { readonly mallId: number; readonly mallUrl: string; readonly salesType: MallSalesType };

type Place = {
  readonly mall: Pick<BenchMall, 'mallUrl'>;
  readonly origin: string;
  /** Without a token, a visitor calls. */
  readonly token?: string;
  readonly agent: Agent;
  /** Timeout in milliseconds; by default none. */
  readonly patience?: number;
};
type Sent = { readonly type?: string; readonly body?: Buffer | Readable | object };
export type BenchCalls = ReturnType<typeof createCalls>;

/** Calls of one member. */
export function createCalls({ mall: { mallUrl }, origin, ...place }: Place) {
  const send = async <Data>(path: string, sent: Sent): Promise<Envelope<Data>> =>
    JSON.parse((await exchange(`${origin}/api/v1/mall${path}`, { mallUrl, ...place, ...sent })).text) as Envelope<Data>;
  const dataOf = async <Data>(path: string, sent: Sent): Promise<Data> => {
    const { code, message, data } = await send<Data>(path, sent);
    if (data === undefined || code !== '0000') throw new TaskError(`${path}: ${code} ${message}`);
    return data;
  };
  return {
    get: <Data>(path: string): Promise<Data> => dataOf(path, {}),
    post: <Data>(path: string, body: object): Promise<Data> => dataOf(path, { body }),
    upload: <Data>(path: string, body: Buffer | Readable): Promise<Envelope<Data>> =>
      send(path, { type: 'application/octet-stream', body }),
  };
}
