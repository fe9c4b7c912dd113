import type { Database } from '@mall/db/connection';
import type { OfficeTransaction } from '@mall/db/in-office';
import { sql } from 'kysely';

export type QueueFigures = {
  readonly name: string;
  readonly waiting: number;
  /** Seconds since the longest overdue one became due; 0 when none waits. */
  readonly oldestSeconds: number;
};

/** What is due in each queue; the queue's tables contain only numbers, of all malls. */
export async function listQueueFigures(database: Database): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select q.name, count(j.id)::int as waiting,
      coalesce(extract(epoch from now() - min(j.start_after)), 0)::float8 as oldest_seconds
    from pgboss.queue q
    left join pgboss.job j on j.name = q.name and j.state < 'active' and j.start_after <= now()
    group by q.name order by q.name`.execute(database);
  return rows;
}

/** How long ago a round of each job ended, on whichever instance. */
export async function listJobAges(database: Database): Promise<{ readonly job: string; readonly seconds: number }[]> {
  const { rows } = await sql<{ job: string; seconds: number }>`
    select job, extract(epoch from now() - ended_at)::float8 as seconds from job_round`.execute(database);
  return rows;
}

export type LogFigures = {
  /** Whether the last attempt to archive a piece of the write-ahead log failed. */
  readonly isArchiveFailing: boolean;
  /** Bytes of the log that the server keeps for the replication slot that is furthest behind; 0 without one. */
  readonly slotBytes: number;
};

/** What would fill the disk of the primary: its log, when nobody takes it. */
export async function findLogFigures(database: Database): Promise<LogFigures> {
  const { rows } = await sql<LogFigures>`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_archive_failing,
      (select coalesce(max(pg_current_wal_lsn() - restart_lsn), 0)::float8 from pg_replication_slots) as slot_bytes
    from pg_stat_archiver`.execute(database);
  return rows[0] ?? { isArchiveFailing: false, slotBytes: 0 };
}

export type MoneyFigures = {
  readonly confirming: number;
  /** Seconds since the oldest charge with an unknown outcome was requested; 0 when there is none. */
  readonly oldestConfirmingSeconds: number;
  readonly toReturn: number;
  readonly differences: number;
  readonly mailsGivenUp: number;
  /** From the last comparison of shelves and ledgers; null before the first night. */
  readonly stockDifferences: number | null;
  readonly stockProvedAt: Date | null;
};

/** Over all malls: undecided payments, money to return, differences, and mails that were given up. */
export async function findMoneyFigures(transaction: OfficeTransaction): Promise<MoneyFigures | undefined> {
  const { rows } = await sql<MoneyFigures>`
    select * from
      (select count(*)::int as confirming,
        coalesce(extract(epoch from now() - min(changed_at)), 0)::float8 as oldest_confirming_seconds
        from payment_attempt where state = 'CONFIRMING') as undecided,
      (select count(*)::int as to_return from payment_attempt where state = 'RETURNING') as returned,
      (select count(*)::int as differences from payment_difference where agreed_at is null) as difference,
      (select count(*)::int as mails_given_up from mail where failed_at is not null) as given_up
      left join (select differences as stock_differences, proved_at as stock_proved_at from stock_proof
        order by proved_at desc limit 1) as proof on true`.execute(transaction);
  return rows[0];
}
