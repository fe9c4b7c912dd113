import { pgOptions } from '@mall/postgres/client';
import { PgBoss } from 'pg-boss';
import { jobConnections } from '../most-connections.ts';

type Say = (details: object, text: string) => void;
export type JobLog = { readonly error: Say; readonly info?: Say };

type JobQueueOptions = {
  readonly databaseUrl: string;
  readonly log: JobLog;
  /** How often the queue looks for due schedules and dead workers. */
  readonly lookEverySeconds: number;
};

/**
 * The queue as the application's role sees it: its tables come from the migrations. It has connections of its own.
 */
export function createJobQueue({ databaseUrl, log, lookEverySeconds }: JobQueueOptions): PgBoss {
  const queue = new PgBoss({
    ...pgOptions(databaseUrl),
    application_name: 'mall-jobs',
    max: jobConnections,
    migrate: false,
    createSchema: false,
    cronMonitorIntervalSeconds: lookEverySeconds,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
    registerInstance: false,
    // The migrations do this, as the owner of the tables.
    reindex: false,
    monitorVacuum: false,
  });
  // Without a listener, an error would end the process.
  queue.on('error', (err) => log.error({ err }, 'job queue failed'));
  return queue;
}
