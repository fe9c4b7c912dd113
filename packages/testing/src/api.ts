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

/** Speaks to the real application at one mall's host. Paths are relative to /api/v1/mall. */
export function createApiClient(app: Injectable, mallUrl: string) {
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
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
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
