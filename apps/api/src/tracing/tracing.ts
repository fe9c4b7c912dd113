import type { OnStatement } from '@mall/db/connection';
import type { FastifyInstance } from 'fastify';

/** Where traces are sent, and the share of requests traced: 1 is all whose caller has not decided. */
export type TracingSettings = { readonly endpoint: string; readonly serviceName: string; readonly ratio: number };

export type Tracing = {
  /** Registers the hooks that make a span of each request; before other hooks. */
  readonly follow: (app: FastifyInstance) => void;
  /** Makes a span of a statement that a request has issued. */
  readonly noteStatement: OnStatement;
  /** Sends what has not been sent yet. */
  readonly close: () => Promise<void>;
};
