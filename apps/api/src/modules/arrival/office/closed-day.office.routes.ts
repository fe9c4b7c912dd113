import * as contract from '@mall/contracts/office/closed-days';
import { koreanHolidays } from '@mall/domain/korean-holidays';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { assertAllMalls } from '../../../office/within-scope.ts';
import { addClosedDay, removeClosedDay } from './change-closed-days.ts';
import { listOwnDays } from './closed-day.repository.ts';

/** Days on which the provider's warehouse or the carriers rest, one calendar for all malls. */
export function closedDayOfficeRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bindOffice(app, contract.listClosedDays, async ({ scope, read }) => {
    assertAllMalls(scope);
    const today = seoulDayOf(clock());
    const own = await read((reader) => listOwnDays(reader, today));
    const days = [...holidaysFrom(today), ...own.map((one) => ({ ...one, isPublic: false }))];
    return { days: days.sort((one, other) => (one.day < other.day ? -1 : 1)) };
  });
  bindOffice(app, contract.addClosedDay, async ({ body, staff, write }) => {
    const { day, ...changes } = body;
    await write({ subject: `closedDay ${day}`, changes }, (own) => addClosedDay(own, body, staff.staffNo));
    return null;
  });
  bindOffice(app, contract.removeClosedDay, async ({ params: { day }, write }) => {
    await write({ subject: `closedDay ${day}` }, (own) => removeClosedDay(own, day));
    return null;
  });
}

const holidaysFrom = (today: string) =>
  Object.entries(koreanHolidays)
    .filter(([day]) => day >= today)
    .map(([day, name]) => ({ day, name, stops: 'ALL' as const, isPublic: true, by: '' }));
