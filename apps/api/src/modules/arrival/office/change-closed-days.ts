import { AppError, fieldError } from '@mall/contracts/errors';
import { koreanHolidays } from '@mall/domain/korean-holidays';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { Dependencies } from '../../../dependencies.ts';
import { type ClosedDay, deleteClosedDay, insertClosedDay } from './closed-day.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;

/** Error 4220: the day is past, a public holiday, or entered already. */
export async function addClosedDay({ database, clock }: Own, day: ClosedDay, staffNo: number): Promise<void> {
  const at = clock();
  if (day.day < seoulDayOf(at)) throw fieldError('day', '지난 날은 넣을 수 없어요.');
  const holiday = koreanHolidays[day.day];
  if (holiday) throw fieldError('day', `${holiday}이라 이미 쉬는 날이에요.`);
  const isAdded = await database
    .transaction()
    .execute((transaction) => insertClosedDay(transaction, day, { staffNo, at }));
  if (!isAdded) throw fieldError('day', '이미 넣은 날이에요. 바꾸려면 먼저 빼 주세요.');
}

/** Existing promises stay as they are. Error 4040. */
export async function removeClosedDay({ database, clock }: Own, day: string): Promise<void> {
  const isRemoved =
    day >= seoulDayOf(clock()) &&
    (await database.transaction().execute((transaction) => deleteClosedDay(transaction, day)));
  if (!isRemoved) throw new AppError('4040');
}
