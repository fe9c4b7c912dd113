import { Agent, request } from 'node:http';
import type { Envelope } from '../../../packages/contracts/src/envelope.ts';

const agent = new Agent({ keepAlive: true });
const longestWait = 15_000;

type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
};

/** One call of a mall's API, as a browser sends it; an answer that is none of the mall's is a failure, and so is none at all. */
export function call<Data>(origin: string, { method, path, token, body }: Call): Promise<Data> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    host: `familyshop.localhost:${new URL(origin).port}`,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent, signal: AbortSignal.timeout(longestWait) };
    const sent = request(`${origin}/api/v1/mall${path}`, options, (reply) => {
      let received = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        received += chunk;
      });
      reply.on('error', reject).on('end', () => {
        try {
          resolve(dataOf<Data>(received));
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.on('error', reject).end(text);
  });
}

function dataOf<Data>(text: string): Data {
  const { code, message, data } = JSON.parse(text) as Envelope<Data>;
  if (code !== '0000') throw new Error(`${code} ${message}`);
  return data as Data;
}
