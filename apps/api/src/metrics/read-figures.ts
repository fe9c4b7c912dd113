import { databaseLoad } from '@mall/db/connection';
import { inOffice } from '@mall/db/in-office';
import { Gauge, type Registry } from 'prom-client';
import type { Dependencies } from '../dependencies.ts';
import { findLogFigures, findMoneyFigures, listJobAges, listQueueFigures } from './figures.repository.ts';

type Pools = Pick<Dependencies, 'database' | 'officeDatabase' | 'replica'>;
type Figures = {
  /** How much the pools of the requests are used, and how far the replica lags: known without a query. */
  readonly readLoad: () => void;
  /** What the database says; rejects when it does not respond. */
  readonly readDatabase: () => Promise<void>;
};

/**
 * The metrics that are read from the database on each request. Every instance can read the queues; payments, mails and proofs are
 * rows of malls, which only the office reads across malls, so an instance without it leaves them out. `own` are connections that requests
 * cannot use up.
 */
export function registerFigures(
  registry: Registry,
  { database, officeDatabase, replica }: Pools,
  own: Pick<Pools, 'database' | 'officeDatabase'>,
): Figures {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ registers: [registry], name, help, labelNames });
  const waiting = gauge('mall_queue_waiting', 'Jobs that are due and have not begun.', 'queue');
  const oldest = gauge('mall_queue_oldest_seconds', 'How long the job that waits longest has been due.', 'queue');
  const jobAge = gauge('mall_job_age_seconds', 'How long ago a round of a job ended, on whichever instance.', 'job');
  const connections = gauge('mall_database_connections', 'Connections of this process.', 'login', 'state');
  const lag = gauge('mall_replica_lag_seconds', 'Seconds since when the replica may lack something.', 'login');
  const readQueues = async () => {
    for (const { name: queue, ...figures } of await listQueueFigures(own.database)) {
      waiting.set({ queue }, figures.waiting);
      oldest.set({ queue }, figures.oldestSeconds);
    }
    for (const { job, seconds } of await listJobAges(own.database)) jobAge.set({ job }, seconds);
  };
  const archive = gauge('mall_archive_failing', '1 while the write-ahead log cannot be archived.');
  const slot = gauge('mall_slot_kept_bytes', 'The log that the primary keeps for the slot that is furthest behind.');
  const readLog = async () => {
    const { isArchiveFailing, slotBytes } = await findLogFigures(own.database);
    archive.set(isArchiveFailing ? 1 : 0);
    slot.set(slotBytes);
  };
  const readConnections = () => {
    for (const [login, pool] of Object.entries({ shop: database, replica: replica?.database, office: officeDatabase }))
      for (const [state, count] of Object.entries((pool && databaseLoad(pool)) ?? {}))
        connections.set({ login, state }, count);
  };
  const readMoney = own.officeDatabase ? registerMoney(gauge, own.officeDatabase) : async () => {};
  return {
    readLoad: () => {
      if (replica) lag.set({ login: 'shop' }, replica.lagSeconds());
      readConnections();
    },
    readDatabase: async () => {
      await Promise.all([readQueues(), readLog(), readMoney()]);
    },
  };
}

type MakeGauge = (name: string, help: string, ...labelNames: string[]) => Gauge;

function registerMoney(gauge: MakeGauge, officeDatabase: Dependencies['database']): () => Promise<void> {
  const undecided = gauge('mall_payments_undecided', 'Charges whose outcome nobody knows yet.');
  const oldest = gauge('mall_payments_undecided_oldest_seconds', 'How long the oldest of them has been so.');
  const returning = gauge('mall_payments_returning', 'Payments whose money has to go back and has not yet.');
  const differences = gauge('mall_payment_differences', 'Findings of the comparison with the service, still open.');
  const givenUp = gauge('mall_mails_given_up', 'Mails that were given up and that nobody has retried.');
  const stock = gauge(
    'mall_stock_differences',
    'Options whose shelf was not the sum of their ledgers at the last proof.',
  );
  const provedAt = gauge('mall_stock_proof_timestamp_seconds', 'When shelves and ledgers were last compared.');
  return async () => {
    const figures = await inOffice(officeDatabase, { kind: 'all' }, findMoneyFigures);
    if (!figures) return;
    undecided.set(figures.confirming);
    oldest.set(figures.oldestConfirmingSeconds);
    returning.set(figures.toReturn);
    differences.set(figures.differences);
    givenUp.set(figures.mailsGivenUp);
    if (figures.stockProvedAt === null) return;
    stock.set(figures.stockDifferences ?? 0);
    provedAt.set(figures.stockProvedAt.getTime() / 1000);
  };
}
