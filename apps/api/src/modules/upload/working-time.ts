import type { UploadRecord } from './upload.repository.ts';

/** After this long a silence a worker counts as dead. */
const silentMilliseconds = 20_000;
const dayMilliseconds = 86_400_000;
/** Rows contain home addresses, so they are deleted this many days after the last change. */
const rowDays = 30;

type Worked = Pick<UploadRecord, 'state' | 'workerKey' | 'workedAt'>;

const isUnderWay = ({ state }: Worked): boolean => state === 'CHECKING' || state === 'ORDERING';
const isSilent = ({ workedAt }: Worked, at: Date): boolean => at.getTime() - workedAt.getTime() > silentMilliseconds;

/** Whether somebody is checking or ordering it right now. */
export const isWorkedOn = (upload: Worked, at: Date): boolean =>
  isUnderWay(upload) && upload.workerKey !== null && !isSilent(upload, at);

/** Whether it was begun and its worker has died. */
export const isStalled = (upload: Worked, at: Date): boolean => isUnderWay(upload) && isSilent(upload, at);

export const rowsRetainedUntil = (workedAt: Date): Date => new Date(workedAt.getTime() + rowDays * dayMilliseconds);
export const touchedForErasure = (now: Date): Date => new Date(now.getTime() - rowDays * dayMilliseconds);
