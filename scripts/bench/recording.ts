import type { buildApp } from '../../apps/api/src/app.ts';
import type { BenchRequest } from './cases.ts';

export type Statement = { readonly text: string; readonly parameters: readonly unknown[] };

/** The effect of one request: the statements that the mall sent and the bytes it returned. */
export type Recording = {
  /** The key of its request. */
  readonly key: string;
  readonly statements: readonly Statement[];
  readonly contentType: string;
  readonly body: string;
};

type Headers = Readonly<Record<string, string>>;

/** Identifies a request. */
export const keyOf = ({ path, body = '' }: BenchRequest): string => `${path} ${body}`;

export const headersOf = ({ body }: BenchRequest, headers: Headers): Record<string, string> => ({
  ...headers,
  ...(body && { 'content-type': 'application/json' }),
});

type App = Awaited<ReturnType<typeof buildApp>>;
type Listening = { readonly headers: Headers; readonly heard: Statement[] };

/** Requests once, including what is computed only the first time. */
export async function recordFirst(app: App, request: BenchRequest, { headers, heard }: Listening): Promise<Recording> {
  const { path, body } = request;
  const method = body ? 'POST' : 'GET';
  const message = { method, url: path, headers: headersOf(request, headers) } as const;
  heard.length = 0;
  const reply = await app.inject({ ...message, ...(body && { payload: body }) });
  if (reply.statusCode !== 200) throw new Error(`${path} returned ${reply.statusCode}: ${reply.body.slice(0, 200)}`);
  return {
    key: keyOf(request),
    statements: [...heard],
    contentType: String(reply.headers['content-type']),
    body: reply.body,
  };
}

/** Requests twice and records the second time, with warm caches. */
export async function record(app: App, request: BenchRequest, listening: Listening): Promise<Recording> {
  await recordFirst(app, request, listening);
  return recordFirst(app, request, listening);
}
