import { amount, entity, instant, integer, list, nullable, querySerialNumber, text, type ValueOf } from '../wire.ts';
import { filterDay, filterNumber, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';

const failedMail = entity({
  mallId: integer,
  mallName: text,
  mailNo: integer,
  kind: text,
  queuedAt: instant,
  failedAt: instant,
});
export type FailedMail = ValueOf<typeof failedMail>;

/** GET mails: what was given up, the newest first; words of a mail are made when it leaves, so there are none. */
export const listFailedMails = officeEndpoint({
  method: 'GET',
  path: '/mails',
  permission: 'mails.read',
  personal: 'none',
  audit: 'read',
  summary: '보내지 못한 메일',
  query: listQuery({ mallId: filterNumber, failedAt: filterDay }, ['-queuedAt']),
  data: listPage(failedMail),
  errors: [],
});

/** POST malls/:mallId/mails/:mailNo/retry: has it sent again. Error 4090: it is no longer given up. */
export const retryMail = officeEndpoint({
  method: 'POST',
  path: '/malls/:mallId/mails/:mailNo/retry',
  permission: 'mails.write',
  personal: 'none',
  audit: { action: 'mail.retry' },
  summary: '메일 다시 보내기',
  params: entity({ mallId: querySerialNumber, mailNo: querySerialNumber }),
  data: nullable(text),
  errors: ['4090'],
});

const job = entity({
  name: text,
  /** When it is due, as cron writes it, in Seoul. */
  cron: text,
  /** The newest run that the queue still remembers. */
  startedAt: nullable(instant),
  endedAt: nullable(instant),
  state: nullable(text),
});
export type Job = ValueOf<typeof job>;

/** GET jobs: everything that happens without a request, with its last run, and how many mails wait. */
export const listJobs = officeEndpoint({
  method: 'GET',
  path: '/jobs',
  permission: 'system.read',
  personal: 'none',
  audit: 'read',
  summary: '자동 작업',
  data: entity({ jobs: list(job), waitingMails: amount }),
  errors: [],
});
