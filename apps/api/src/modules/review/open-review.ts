import { inOffice } from '@mall/db/in-office';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { Dependencies } from '../../dependencies.ts';
import { listColleagues, openReview } from './review.repository.ts';

/** The first day of the month before this one, in Seoul. */
export function monthBefore(now: Date): string {
  const [year = 0, month = 1] = seoulDayOf(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
}

/** From the first of each month on, opens the review of the month before; idempotent. */
export async function openLastReview({ officeDatabase }: Dependencies, now: Date): Promise<void> {
  if (!officeDatabase) return;
  const colleagues = await inOffice(officeDatabase, { kind: 'all' }, (transaction) => listColleagues(transaction));
  await officeDatabase
    .transaction()
    .execute((transaction) => openReview(transaction, { month: monthBefore(now), colleagues, at: now }));
}
