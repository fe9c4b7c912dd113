import type { Envelope } from '@mall/contracts/envelope';
import { AppError, type ErrorCode, errorCatalogue } from '@mall/contracts/errors';
import { isConnectionLost, isStorageFull, isTimeout } from '@mall/db/connection';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FilesUnavailable } from '../files/file-store.ts';
import type { OutsidePart } from '../metrics/metrics.ts';
import { PaymentOutcomeUnknown } from '../payment/payment-gateway.ts';
import { TidUnavailable } from '../tid/tid-gateway.ts';
import { refuseBody } from './refuse-body.ts';

/** Codes of Fastify's own errors that have an entry in the catalogue. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: '4130',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: '4150',
};

const outside = [
  [PaymentOutcomeUnknown, 'payment'],
  [TidUnavailable, 'tid'],
  [FilesUnavailable, 'files'],
] as const;
/** What has failed outside the mall's own code, for the metrics. */
const whatFailed = (error: unknown): OutsidePart | undefined =>
  isStorageFull(error) ? 'disk' : outside.find(([kind]) => error instanceof kind)?.[1];

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (isStorageFull(error)) return '5031';
  if (whatFailed(error) || isConnectionLost(error) || isTimeout(error)) return '5030';
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code && frameworkCodes[code]) return frameworkCodes[code];
  if (statusCode === 429) return '4290';
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? '4000' : '5000';
}

export function envelopeOf(code: ErrorCode, error?: unknown): Envelope {
  const details = error instanceof AppError ? error : undefined;
  return {
    code,
    message: errorCatalogue[code].message,
    ...(details?.description !== undefined && { description: details.description }),
    ...(details?.fieldErrors.length && { fieldErrors: details.fieldErrors }),
    ...(details?.data !== undefined && { data: details.data }),
  };
}

/** The visitor closed the connection before the reply: not an error, and nobody is there to receive one. */
const hasLeft = (error: unknown): boolean => (error as Partial<FastifyError>).code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Logs a failure and writes its status and headers, whatever the body will be. The log has the route's pattern, never the URL with its
 * values.
 */
export function beginRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorCode {
  const code = codeOf(error);
  const { status, level } = errorCatalogue[code];
  const what = whatFailed(error);
  if (what) request.server.dependencies.metrics.outsideFailures.inc({ what });
  const isExpected = error instanceof AppError || status < 500;
  const place = { code, method: request.method, route: request.routeOptions.url };
  request.log[hasLeft(error) ? 'debug' : level](isExpected ? place : { ...place, err: error }, 'refused');
  if (status === 429) keepRetryAfter(reply, code);
  reply
    .code(status)
    .header('cache-control', 'no-store')
    // The number to quote to the operator, who finds it in the log.
    .header('x-request-id', request.id);
  return code;
}

/** Sends any failure as the envelope. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const code = beginRefusal(error, request, reply);
  reply.header('content-type', 'application/json; charset=utf-8');
  const text = JSON.stringify(envelopeOf(code, error));
  if (code === '4130') refuseBody(request, reply, text);
  else reply.send(text);
}

function keepRetryAfter(reply: FastifyReply, code: ErrorCode): void {
  // The lock of sign-in lasts ten minutes; the rate limit sets its own time.
  if (!reply.hasHeader('retry-after')) reply.header('retry-after', code === '1251' ? 600 : 60);
}

export function registerEnvelope(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new AppError('4040'), request, reply));
}
