import type { Envelope } from '@mall/contracts/envelope';

type InjectOptions = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: object | string;
};

/** The part of a Fastify application that a test client needs. */
type Injectable = {
  inject(options: InjectOptions): Promise<{
    readonly statusCode: number;
    readonly headers: Record<string, unknown>;
    readonly body: string;
  }>;
};

type RequestOptions = {
  readonly token?: string;
  readonly body?: object | string;
  readonly headers?: Record<string, string>;
};

export type ApiReply<Data> = Envelope<Data> & {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
};

/** The cookies of one browser at one host, by name. */
export type CookieJar = Map<string, string>;

function keepCookies(jar: CookieJar, header: unknown): void {
  for (const cookie of [header].flat()) {
    const [name, value] = String(cookie ?? '').split(/[=;]/, 2);
    if (name && value !== undefined) jar.set(name, value);
  }
}

const cookieHeader = (jar: CookieJar): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends requests to the real application at one mall's host, as a browser with these cookies. Paths are relative to /api/v1/mall. */
export function createApiClient(app: Injectable, mallUrl: string, jar: CookieJar = new Map()) {
  async function send<Data>(
    method: InjectOptions['method'],
    path: string,
    { token, body, headers }: RequestOptions = {},
  ): Promise<ApiReply<Data>> {
    const reply = await app.inject({
      method,
      url: `/api/v1/mall${path}`,
      headers: {
        host: `${mallUrl}.localhost`,
        ...(jar.size > 0 && { cookie: cookieHeader(jar) }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    keepCookies(jar, reply.headers['set-cookie']);
    const envelope = readEnvelope<Data>(reply.body);
    return { ...envelope, status: reply.statusCode, headers: reply.headers, text: reply.body };
  }

  return {
    get: <Data>(path: string, options?: RequestOptions) => send<Data>('GET', path, options),
    post: <Data>(path: string, options?: RequestOptions) => send<Data>('POST', path, options),
    put: <Data>(path: string, options?: RequestOptions) => send<Data>('PUT', path, options),
    delete: <Data>(path: string, options?: RequestOptions) => send<Data>('DELETE', path, options),
  };
}

function readEnvelope<Data>(text: string): Envelope<Data> {
  try {
    return JSON.parse(text) as Envelope<Data>;
  } catch {
    return { code: '', message: text };
  }
}
