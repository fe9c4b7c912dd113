import { type Agent, request } from 'node:http';
import type { Readable } from 'node:stream';
import type { MallSalesType } from '../../packages/contracts/src/codes.ts';
import type { Envelope } from '../../packages/contracts/src/envelope.ts';
import { TaskError } from '../lib/task.ts';

export type BenchMall = { readonly mallId: number; readonly mallUrl: string; readonly salesType: MallSalesType };

type Place = { readonly mall: BenchMall; readonly origin: string; readonly token: string; readonly agent: Agent };
type Sent = { readonly method: string; readonly path: string; readonly type: string; readonly body: Buffer | Readable };
export type BenchCalls = ReturnType<typeof createCalls>;

/** Calls of one member. fetch may not name its own host, by which the mall is found. */
export function createCalls({ mall, origin, token, agent }: Place) {
  const send = <Data>({ method, path, type, body }: Sent): Promise<Envelope<Data>> =>
    new Promise((resolve, reject) => {
      const headers = {
        ...{ host: `${mall.mallUrl}.localhost:${new URL(origin).port}`, authorization: `Bearer ${token}` },
        ...{ 'content-type': type, ...(Buffer.isBuffer(body) && { 'content-length': body.length }) },
      };
      const sent = request(`${origin}/api/v1/mall${path}`, { method, headers, agent }, (reply) => {
        let received = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => {
          received += chunk;
        });
        reply.on('end', () => resolve(JSON.parse(received) as Envelope<Data>));
      });
      // A server that refuses does not read on; what it has sent by then counts.
      sent.on('error', reject);
      if (Buffer.isBuffer(body)) sent.end(body);
      else body.pipe(sent);
    });
  const dataOf = async <Data>(sent: Sent): Promise<Data> => {
    const { code, message, data } = await send<Data>(sent);
    if (data === undefined || code !== '0000') throw new TaskError(`${sent.path}: ${code} ${message}`);
    return data;
  };
  return {
    post: <Data>(path: string, body: object): Promise<Data> =>
      dataOf({ method: 'POST', path, type: 'application/json', body: Buffer.from(JSON.stringify(body)) }),
    upload: <Data>(path: string, body: Buffer | Readable): Promise<Envelope<Data>> =>
      send({ method: 'POST', path, type: 'application/octet-stream', body }),
  };
}
