import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/** Errors by kind and place only: values and rows that the driver adds may be personal. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, code, message, stack };
}

/** No request or reply is ever logged as a whole, so tokens and addresses cannot reach the log. */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const nothing = () => undefined;
  const options = { level, base: undefined, serializers: { err: describeError, req: nothing, res: nothing } };
  return destination ? pino(options, destination) : pino(options);
}
