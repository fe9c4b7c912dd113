import { AsyncLocalStorage } from 'node:async_hooks';
import type { OnStatement } from '@mall/db/connection';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tracing, TracingSettings } from './tracing.ts';

/** A collector is near; a server that is shutting down waits for it no longer than this. */
const timeoutMillis = 2_000;
/** Longer than any statement of the shop. */
const longestText = 8_192;

/**
 * Traces requests and the statements that they issue, and sends them by OTLP. Spans contain methods, routes, statuses and statement texts: no
 * address, header, parameter or error message, because these may reveal a person. Imported only where tracing is configured.
 */
export function openTracing(settings: TracingSettings, log: FastifyBaseLogger): Tracing {
  const warn = (err: unknown) => log.warn({ err }, 'traces could not be sent');
  setGlobalErrorHandler(warn);
  const provider = openProvider(settings);
  const tracer = provider.getTracer('mall');
  const current = new AsyncLocalStorage<Span>();
  return {
    follow: (app) => followRequests(app, tracer, current),
    noteStatement: noteStatements(tracer, current),
    close: () => provider.shutdown().catch(warn),
  };
}

function openProvider({ endpoint, serviceName, ratio }: TracingSettings): TracerProvider {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis,
  });
  return new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit: longestText },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
}

function followRequests(app: FastifyInstance, tracer: Tracer, current: AsyncLocalStorage<Span>): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    // Health probes come every second and are of no interest.
    if (request.routeOptions.logLevel === 'silent') return done();
    const span = beginSpan(tracer, request);
    spans.set(request, span);
    const log = request.log.child({ traceId: span.spanContext().traceId });
    Object.assign(request, { log });
    Object.assign(reply, { log });
    reply.raw.once('close', () => endSpan(span, reply));
    return current.run(span, done);
  });
  // Handlers after the body's last part have lost their async context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? current.run(span, done) : done();
  });
}

const propagator = new W3CTraceContextPropagator();

function beginSpan(tracer: Tracer, { method, headers, routeOptions }: FastifyRequest): Span {
  const route = routeOptions.url ?? 'none';
  const attributes = { 'http.request.method': method, 'http.route': route };
  const caller = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
  return tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
}

function endSpan(span: Span, { sent, statusCode }: FastifyReply): void {
  if (sent) span.setAttribute('http.response.status_code', statusCode);
  if (sent && statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

const noteStatements =
  (tracer: Tracer, current: AsyncLocalStorage<Span>): OnStatement =>
  (text, _parameters, { milliseconds, error }) => {
    const request = current.getStore();
    if (!request?.isRecording()) return;
    const endTime = Date.now();
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const options = { kind: SpanKind.CLIENT, attributes, startTime: endTime - milliseconds };
    const span = tracer.startSpan(verbOf(text), options, trace.setSpan(ROOT_CONTEXT, request));
    if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', codeOf(error));
    span.end(endTime);
  };

const verbOf = (text: string): string => (/^\s*(\w+)/.exec(text)?.[1] ?? 'statement').toUpperCase();

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
