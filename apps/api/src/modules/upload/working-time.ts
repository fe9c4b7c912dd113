import type { UploadRecord } from './upload.repository.ts';

/** Whoever has said nothing for so long is gone. */
const silentMilliseconds = 20_000;
const dayMilliseconds = 86_400_000;
/** Rows tell where people live: they go so many days after anybody last touched them. */
const rowDays = 30;

type Worked = Pick<UploadRecord, 'state' | 'workerKey' | 'workedAt'>;

const isUnderWay = ({ state }: Worked): boolean => state === 'CHECKING' || state === 'ORDERING';
const isSilent = ({ workedAt }: Worked, at: Date): boolean => at.getTime() - workedAt.getTime() > silentMilliseconds;

/** Somebody checks or orders it at this moment. */
export const isWorkedOn = (upload: Worked, at: Date): boolean =>
  isUnderWay(upload) && upload.workerKey !== null && !isSilent(upload, at);

/** It was begun, and nobody goes on. */
export const isStalled = (upload: Worked, at: Date): boolean => isUnderWay(upload) && isSilent(upload, at);

export const rowsRetainedUntil = (workedAt: Date): Date => new Date(workedAt.getTime() + rowDays * dayMilliseconds);
export const touchedForErasure = (now: Date): Date => new Date(now.getTime() - rowDays * dayMilliseconds);
