import { retentions } from '@mall/domain/retention';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Few enough for every route to have them. */
const requestSeconds = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];
const jobSeconds = [0.1, 1, 5, 15, 60, 300];

/** What a call may be refused for outside the mall's own code. */
export type OutsidePart = (typeof outsideParts)[number];
const outsideParts = ['disk', 'files', 'payment', 'tid'] as const;
/** Where a read was answered. */
export type ReadServer = (typeof readServers)[number];
const readServers = ['replica', 'primary', 'fallback'] as const;

/** What this process counts; values in the database are read on request (`read-figures.ts`). */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    ...{ registers, name: 'mall_clock_seconds' },
    help: 'What this machine takes the time to be, which sessions, prices and payment windows go by.',
    collect() {
      this.setToCurrentTime();
    },
  });
  const metrics = {
    registry,
    requests: new Histogram({
      ...{ registers, name: 'mall_request_seconds', buckets: requestSeconds },
      help: 'How long requests took, by route: never by address, which may say who somebody is.',
      labelNames: ['method', 'route', 'status'] as const,
    }),
    outsideFailures: new Counter({
      ...{ registers, name: 'mall_outside_failures_total', labelNames: ['what'] as const },
      help: 'Calls refused because the disk of the database was full (disk), or the store of files, the payment or the T-ID service was away.',
    }),
    jobs: new Histogram({
      ...{ registers, name: 'mall_job_seconds', buckets: jobSeconds, labelNames: ['job'] as const },
      help: 'How long a round of a job took, over all malls.',
    }),
    jobFailures: new Counter({
      ...{ registers, name: 'mall_job_failures_total', labelNames: ['job'] as const },
      help: 'Malls in which a job failed, or rounds of a job for all malls; the log names the reason.',
    }),
    jobEnds: new Gauge({
      ...{ registers, name: 'mall_job_last_success_timestamp_seconds', labelNames: ['job'] as const },
      help: 'When a round of a job last ended here without a failure.',
    }),
    forgottenRows: new Counter({
      ...{ registers, name: 'mall_forgotten_rows_total', labelNames: ['table'] as const },
      help: 'Rows that were taken away because they had been kept long enough, by table.',
    }),
    databaseReads: new Counter({
      ...{ registers, name: 'mall_database_reads_total', labelNames: ['server'] as const },
      help: 'Reads of pages: at the replica, at the primary, or there after the replica was lost meanwhile (fallback).',
    }),
    cacheReads: new Counter({
      ...{ registers, name: 'mall_cache_reads_total', labelNames: ['cache', 'result'] as const },
      help: 'Reads of a cache that found what they wanted (hit), or not (miss).',
    }),
  };
  // An alert sees no rise in a counter that appears with its first failure. The jobs of an instance are known where they begin.
  for (const what of outsideParts) metrics.outsideFailures.inc({ what }, 0);
  for (const server of readServers) metrics.databaseReads.inc({ server }, 0);
  for (const result of ['hit', 'miss']) metrics.cacheReads.inc({ cache: 'catalogue', result }, 0);
  for (const table of Object.keys(retentions)) metrics.forgottenRows.inc({ table }, 0);
  return metrics;
}
export type Metrics = ReturnType<typeof createMetrics>;
