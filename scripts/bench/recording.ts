import type { buildApp } from '../../apps/api/src/app.ts';
import type { BenchRequest } from './cases.ts';

export type Statement = { readonly text: string; readonly parameters: readonly unknown[] };

/** What one request made the mall do: the statements it sent and the bytes it answered. */
export type Recording = {
  /** Of the request that it answers. */
  readonly key: string;
  readonly statements: readonly Statement[];
  readonly contentType: string;
  readonly body: string;
};

type Headers = Readonly<Record<string, string>>;

/** Tells requests apart. */
export const keyOf = ({ path, body = '' }: BenchRequest): string => `${path} ${body}`;

export const headersOf = ({ body }: BenchRequest, headers: Headers): Record<string, string> => ({
  ...headers,
  ...(body && { 'content-type': 'application/json' }),
});

/** Asks twice and keeps the second time, when what is cached once a start is cached. */
export async function record(
  app: Awaited<ReturnType<typeof buildApp>>,
  request: BenchRequest,
  { headers, heard }: { readonly headers: Headers; readonly heard: Statement[] },
): Promise<Recording> {
  const { path, body } = request;
  const method = body ? 'POST' : 'GET';
  const ask = () =>
    app.inject({ method, url: path, headers: headersOf(request, headers), ...(body && { payload: body }) });
  await ask();
  heard.length = 0;
  const reply = await ask();
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body.slice(0, 200)}`);
  return {
    key: keyOf(request),
    statements: [...heard],
    contentType: String(reply.headers['content-type']),
    body: reply.body,
  };
}
