import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { password, serverSettings } from '../testing/test-app.ts';
import { openTracing } from './open-tracing.ts';

type Value = { readonly stringValue?: string; readonly intValue?: number };
type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
};

/** A collector of traces. */
async function startCollector() {
  const received: string[] = [];
  const server = createServer(async (incoming, reply) => {
    received.push(JSON.stringify(await json(incoming)));
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const batches = () => received.map((text) => JSON.parse(text) as { resourceSpans: ResourceSpans[] });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => received.join('\n'),
    spans: () =>
      batches()
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: () => server.close(),
  };
}
type ResourceSpans = { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] };

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
const callerTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${callerTrace}-00f067aa0ba902b7-01`;
const host = 'familyshop.localhost';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
const environment = (settings: Record<string, string> = {}) =>
  loadConfig(serverSettings({ DATABASE_URL: database.url, RATE_LIMIT_PER_MINUTE: '0', ...settings }));

describe('with a collector, a visit', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  const address = {
    recipient: '남궁추적',
    phone: '01098761234',
    roadAddress: '서울 중구 추적로 77',
    detailAddress: '추적빌라',
  };
  let accessToken = '';
  beforeAll(async () => {
    collector = await startCollector();
    const config = environment({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
    const server = await startServer(config);
    const call = async (path: string, body?: object) => {
      const headers = { host, traceparent, ...(accessToken && { authorization: `Bearer ${accessToken}` }) };
      const outgoing = request(`http://127.0.0.1:${new URL(server.address).port}${path}`, {
        ...{ method: body ? 'POST' : 'GET', headers: { ...headers, 'content-type': 'application/json' } },
      });
      outgoing.end(body && JSON.stringify(body));
      const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
      return (await json(reply)) as { data: { accessToken: string } };
    };
    const mall = '/api/v1/mall';
    const { data } = await call(`${mall}/auth/sign-in`, { id: 'demo', password, mallId: 1 });
    accessToken = data.accessToken;
    await call(`${mall}/users/info`);
    await call(`${mall}/addresses`, { ...address, postcode: '04524', label: '집', isDefault: false });
    await call(`${mall}/products/search`, { smartSearch: ['남궁추적의', '선물'] });
    await call('/api/live');
    await server.close();
  });
  afterAll(() => collector.close());

  const requests = () => collector.spans().filter(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7');
  const spanOf = (name: string) => requests().find((span) => span.name === name);
  const statementsOf = (name: string) =>
    collector.spans().filter(({ parentSpanId }) => parentSpanId === spanOf(name)?.spanId);

  test('has a span for each request, in the caller’s trace, with method, route and status; probes have none', () => {
    expect(requests().map(({ traceId }) => traceId)).toEqual(requests().map(() => callerTrace));
    const signIn = spanOf('POST /api/v1/mall/auth/sign-in');
    expect(signIn && attributesOf(signIn)).toEqual({
      ...{ 'http.request.method': 'POST', 'http.route': '/api/v1/mall/auth/sign-in', 'http.response.status_code': 200 },
    });
    expect(
      requests()
        .map(({ name }) => name)
        .filter((name) => name.includes('live')),
    ).toEqual([]);
  });

  test('has the statements of a request as child spans, before and after its body was read', () => {
    const texts = statementsOf('POST /api/v1/mall/auth/sign-in').map((span) => attributesOf(span)['db.query.text']);
    expect(texts).toContainEqual(expect.stringMatching(/^select .* from "member"/));
    expect(texts).toContainEqual(expect.stringMatching(/^insert into "session"/));
    expect(statementsOf('GET /api/v1/mall/users/info').map(({ name }) => name)).toContain('SELECT');
  });

  test('reveals nothing of the visitor, the content or the token', async () => {
    const text = collector.text();
    expect(text).toContain('"insert into');
    expect(statementsOf('POST /api/v1/mall/addresses').map(({ name }) => name)).toContain('INSERT');
    expect(statementsOf('POST /api/v1/mall/products/search').length).toBeGreaterThan(0);
    const members = await database.ownerDatabase.selectFrom('member').select(['name', 'email']).execute();
    const kept = [...members.flatMap(({ name, email }) => [name, email]), ...Object.values(address)];
    const secrets = [password, accessToken, '남궁'];
    expect([...kept, ...secrets].filter((value) => value && text.includes(value))).toEqual([]);
  });
});

test('the log names the trace with the request, also when a statement fails', async () => {
  const collector = await startCollector();
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const settings = { endpoint: `${collector.endpoint}/`, serviceName: 'mall', ratio: 1 };
  const tracing = openTracing(settings, logger);
  const app = await buildApp({ config: environment(), database: database.database, logger, tracing });
  await app.inject({ url: '/api/v1/mall/nowhere', headers: { host, traceparent } });
  await app.close();
  await tracing.close();
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'refused', requestId: expect.any(String), traceId: callerTrace }),
  );
  expect(collector.spans().map(({ name }) => name)).toEqual(['GET /api/*']);
  collector.close();
});

test('an unreachable collector costs a log line, and no request', async () => {
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const tracing = openTracing({ endpoint: 'http://127.0.0.1:9', serviceName: 'mall', ratio: 1 }, logger);
  const app = await buildApp({ config: environment(), database: database.database, logger, tracing });
  const { statusCode } = await app.inject({
    url: '/api/v1/mall/pre/layout/menu?mallId=1&device=pc',
    headers: { host },
  });
  await app.close();
  await tracing.close();
  expect(statusCode).toBe(200);
  expect(lines.join()).toContain('traces could not be sent');
});
