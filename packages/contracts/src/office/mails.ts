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

/** GET mails: mails that were given up, newest first. A mail's text is written only when it is sent, so there is none. */
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

/** POST malls/:mallId/mails/:mailNo/retry: sends it again. Error 4090: it is no longer given up. */
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
  /** Its schedule in cron syntax, in Seoul's time zone. */
  cron: text,
  /** The newest run that is still in the queue. */
  startedAt: nullable(instant),
  endedAt: nullable(instant),
  state: nullable(text),
});
export type Job = ValueOf<typeof job>;

/** GET jobs: everything that runs without a request, with its last run, and the number of waiting mails. */
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
