import type { UploadRecord } from './upload.repository.ts';

/** After so long a silence a worker counts as dead. */
const silentMilliseconds = 20_000;
const dayMilliseconds = 86_400_000;
/** Rows hold home addresses: they are deleted so many days after they were last touched. */
const rowDays = 30;

type Worked = Pick<UploadRecord, 'state' | 'workerKey' | 'workedAt'>;

const isUnderWay = ({ state }: Worked): boolean => state === 'CHECKING' || state === 'ORDERING';
const isSilent = ({ workedAt }: Worked, at: Date): boolean => at.getTime() - workedAt.getTime() > silentMilliseconds;

/** Somebody checks or orders it right now. */
export const isWorkedOn = (upload: Worked, at: Date): boolean =>
  isUnderWay(upload) && upload.workerKey !== null && !isSilent(upload, at);

/** It was begun, and its worker has died. */
export const isStalled = (upload: Worked, at: Date): boolean => isUnderWay(upload) && isSilent(upload, at);

export const rowsRetainedUntil = (workedAt: Date): Date => new Date(workedAt.getTime() + rowDays * dayMilliseconds);
export const touchedForErasure = (now: Date): Date => new Date(now.getTime() - rowDays * dayMilliseconds);
