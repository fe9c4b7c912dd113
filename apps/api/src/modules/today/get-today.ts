import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import { type getToday as endpoint, type TaskKind, taskKinds, type WaitingTask } from '@mall/contracts/office/today';
import { dueTimes, tasks } from '@mall/domain/office/tasks';
import { seoulDayOf, startOfSeoulDay } from '@mall/domain/seoul-day';
import type { OfficeContext, ReadAs } from '../../office/bind-office.ts';
import { countOf } from '../../office/list-page.ts';
import type { OfficeReader } from '../../office/office-rows.ts';
import type { StaffCaller } from '../../office/staff-caller.ts';
import { decidedKinds } from '../case/cases.ts';
import { countWaiting, type HourOfMall, sumSales } from './today.repository.ts';

type Today = OfficeData<typeof endpoint>;
type Read = OfficeContext<typeof endpoint>['read'];
type NameOf = (mallId: number) => string;
type Options = {
  readonly read: Read;
  readonly readAs: ReadAs;
  readonly staff: StaffCaller;
  readonly nameOf: NameOf;
  readonly now: Date;
};

/** The tasks of staff, each kind in the malls where they may see it, and the sales of the malls whose orders they read. */
export async function getToday(options: Options): Promise<Today> {
  const { readAs, nameOf, now } = options;
  const [waiting, sales] = await Promise.all([
    Promise.all(taskKinds.map((kind) => waitingOf(kind, options))),
    readAs('orders.read', async (transaction) => {
      const before = new Date(now.getTime() - week);
      const [today, weekBefore, wholeDay] = await Promise.all([
        sumSales(transaction, spanOf(now)),
        sumSales(transaction, spanOf(before)),
        sumSales(transaction, { from: startOf(before), to: new Date(startOf(before).getTime() + 24 * hours) }),
      ]);
      return {
        today: dayOf(today, byHour(today, hourOf(now))),
        weekBefore: dayOf(weekBefore, byHour(wholeDay, 24)),
        malls: mallsOf(today, weekBefore, nameOf),
      };
    }),
  ]);
  return { at: now.toISOString(), tasks: waiting.filter((task) => task !== undefined), ...(sales && { sales }) };
}

const hours = 3_600_000;
const week = 7 * 24 * hours;

const startOf = (at: Date): Date => startOfSeoulDay(seoulDayOf(at)) ?? at;
/** The day so far. */
const spanOf = (now: Date) => ({ from: startOf(now), to: now });
/** How many hours of the day in Seoul have begun. */
const hourOf = (now: Date): number => Math.floor((now.getTime() - startOf(now).getTime()) / hours) + 1;

function waitingOf(kind: TaskKind, { read, readAs, staff, nameOf, now }: Options): Promise<WaitingTask | undefined> {
  const { permission, isPersonal = false } = tasks[kind];
  const reaches = permission === 'self' ? [] : staff.reachOf(permission);
  const count = async (transaction: OfficeReader) => {
    const who = { staffNo: staff.staffNo, reaches, decides: decidedKinds(staff), now };
    const waiting = await countWaiting(transaction, kind, { ...dueTimes(kind, now), who, isPersonal });
    const { found, late, dueToday } = waiting;
    if (isPersonal && found === 0) return undefined;
    const { value: total, isMore } = countOf(found);
    const oldest = waiting.oldest.map(({ mallId, key, since }) => ({
      ...{ mallId, key, mallName: mallId === null ? '' : nameOf(mallId), since: new Date(since).toISOString() },
    }));
    return { kind, total, isMore, late, dueToday, oldest };
  };
  return permission === 'self' ? read(count) : readAs(permission, count);
}

function dayOf(rows: readonly HourOfMall[], hourly: number[]) {
  return { amount: amountOf(rows), orders: rows.reduce((sum, { orders }) => sum + orders, 0), byHour: hourly };
}

const byHour = (rows: readonly HourOfMall[], count: number): number[] =>
  Array.from({ length: count }, (_, hour) => amountOf(rows.filter((row) => row.hour <= hour)));

const amountOf = (rows: readonly HourOfMall[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

const mostMalls = 7;

function mallsOf(today: readonly HourOfMall[], before: readonly HourOfMall[], nameOf: NameOf) {
  return [...Map.groupBy(today, ({ mallId }) => mallId)]
    .map(([mallId, rows]) => ({
      ...{ mallId, mallName: nameOf(mallId), amount: amountOf(rows) },
      weekBefore: amountOf(before.filter((row) => row.mallId === mallId)),
    }))
    .sort((one, other) => other.amount - one.amount || one.mallId - other.mallId)
    .slice(0, mostMalls);
}
