import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/**
 * Errors by kind and place only: values and rows that the driver adds may be personal. The queue reports its failures as plain objects, with
 * the name of the queue.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const { code, queue, message, stack } = error as Partial<Record<string, unknown>>;
  return { type: error instanceof Error ? error.name : 'object', code, queue, message, stack };
}

/** No request or reply is ever logged as a whole, so tokens and addresses cannot reach the log. */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const nothing = () => undefined;
  const options = { level, base: undefined, serializers: { err: describeError, req: nothing, res: nothing } };
  return destination ? pino(options, destination) : pino(options);
}
