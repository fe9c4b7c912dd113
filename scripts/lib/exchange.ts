import { type Agent, type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Readable } from 'node:stream';

type Sent = {
  readonly method?: 'GET' | 'POST';
  readonly mallUrl?: string;
  readonly token?: string | undefined;
  readonly cookie?: string;
  readonly type?: string;
  readonly body?: Buffer | Readable | object | undefined;
  readonly agent: Agent;
  /** Milliseconds; without it a reply is waited for. */
  readonly patience?: number;
};
export type Exchanged = { readonly status: number; readonly text: string; readonly headers: IncomingHttpHeaders };

/** A reply began and did not end. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
}

/** Sends a request to an instance as to a mall's host: fetch may not name its own. An object goes as JSON. Rejects when no whole reply comes. */
export function exchange(url: string, sent: Sent): Promise<Exchanged> {
  const { mallUrl = 'familyshop', token, cookie, agent, patience, type = 'application/json' } = sent;
  const body = isWritten(sent.body) ? sent.body : Buffer.from(JSON.stringify(sent.body));
  const { method = body ? 'POST' : 'GET' } = sent;
  const headers = {
    host: `${mallUrl}.localhost:${new URL(url).port}`,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(cookie && { cookie }),
    ...(body && { 'content-type': type }),
    ...(Buffer.isBuffer(body) && { 'content-length': body.length }),
  };
  const request = url.startsWith('https:') ? secureRequest : plainRequest;
  const signal = patience === undefined ? {} : { signal: AbortSignal.timeout(patience) };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent, ...signal }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      reply.on('error', (cause) => reject(new CutOff(url, { cause })));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text, headers: reply.headers }));
    });
    // A server that refuses does not read on; what it has sent by then counts.
    outgoing.on('error', reject);
    if (body && !Buffer.isBuffer(body)) body.pipe(outgoing);
    else outgoing.end(body);
  });
}

const isWritten = (body: Sent['body']): body is Buffer | Readable | undefined =>
  body === undefined || Buffer.isBuffer(body) || 'pipe' in body;
