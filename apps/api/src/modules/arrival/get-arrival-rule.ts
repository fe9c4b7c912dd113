import type { ArrivalRule } from '@mall/contracts/arrival';
import type { MallTransaction } from '@mall/db/in-mall';
import { koreanHolidays } from '@mall/domain/korean-holidays';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import { getOwnArrivalRule } from './arrival.repository.ts';

/** Longer than any delivery: two weeks of preparation and four in transit, with the holidays between them. */
const daysAhead = 120;

/** The mall's rule for promising arrivals from now on. */
export async function getArrivalRule(transaction: MallTransaction, at: Date): Promise<ArrivalRule> {
  const from = seoulDayOf(at);
  const to = shiftedDay(from, daysAhead);
  const { closedDays: own, ...days } = await getOwnArrivalRule(transaction, { from, to });
  const holidays = Object.keys(koreanHolidays).filter((day) => day >= from && day <= to);
  return { ...days, closedDays: [...holidays.map((day) => ({ day, stops: 'ALL' as const })), ...own] };
}
