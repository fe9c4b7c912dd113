import { AppError } from '@mall/contracts/errors';
import type { UploadRecord } from './upload.repository.ts';
import { isWorkedOn } from './working-time.ts';

/** 4090 while it is being processed, once it is ordered, and when it has expired. */
export function assertChangeable(upload: UploadRecord, at: Date): void {
  const isOver = upload.state === 'ORDERED' || upload.state === 'ORDERING' || upload.state === 'EXPIRED';
  if (isOver || isWorkedOn(upload, at)) throw new AppError('4090');
}
