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
  /** Timeout in milliseconds; by default none. */
  readonly patience?: number;
};
export type Exchanged = { readonly status: number; readonly text: string; readonly headers: IncomingHttpHeaders };

/** A reply was begun but not completed. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
}

/** Sends a request to an instance under a mall's host, which fetch cannot do. An object is sent as JSON. Rejects without a complete reply. */
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
    // A server that refuses stops reading; its reply so far counts.
    outgoing.on('error', reject);
    if (body && !Buffer.isBuffer(body)) body.pipe(outgoing);
    else outgoing.end(body);
  });
}

const isWritten = (body: Sent['body']): body is Buffer | Readable | undefined =>
  body === undefined || Buffer.isBuffer(body) || 'pipe' in body;
