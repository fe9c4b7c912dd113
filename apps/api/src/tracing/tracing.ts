import type { OnStatement } from '@mall/db/connection';
import type { FastifyInstance } from 'fastify';

/** Where traces are sent, and how many: 1 is all that no caller has decided about. */
export type TracingSettings = { readonly endpoint: string; readonly serviceName: string; readonly ratio: number };

export type Tracing = {
  /** Registers what makes a span of each request; before whatever else hears of it. */
  readonly follow: (app: FastifyInstance) => void;
  /** Makes a span of a statement that a request has issued. */
  readonly noteStatement: OnStatement;
  /** Sends what has not been sent. */
  readonly close: () => Promise<void>;
};
