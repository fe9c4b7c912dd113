import { AppError, fieldError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import type { Dependencies } from '../../../dependencies.ts';
import { endWaived, updateWaived, type Waiver } from './finding.repository.ts';

type Parts = Pick<Dependencies, 'database' | 'clock'>;

/** A leap year at most. */
const mostDays = 366;

/** Waives a finding until a day; 4220 for an invalid day, 4090 when it has changed, ended or is already waived. */
export async function waiveFinding(
  { database, clock }: Parts,
  mall: MallScope,
  waiver: Omit<Waiver, 'at' | 'today'>,
): Promise<void> {
  const at = clock();
  const today = seoulDayOf(at);
  if (waiver.until < today) throw fieldError('until', '오늘이나 그 뒤의 날을 골라 주세요.');
  if (waiver.until > shiftedDay(today, mostDays)) throw fieldError('until', '길어도 1년 안의 날을 골라 주세요.');
  const isWaived = await inMall(database, mall, (transaction) => updateWaived(transaction, { ...waiver, at, today }));
  if (!isWaived) throw new AppError('4090');
}

/** Ends a waiver; 4090 when there is none. */
export async function endWaiver({ database, clock }: Parts, mall: MallScope, findingNo: number): Promise<void> {
  const today = seoulDayOf(clock());
  const isEnded = await inMall(database, mall, (transaction) => endWaived(transaction, { findingNo, today }));
  if (!isEnded) throw new AppError('4090');
}
