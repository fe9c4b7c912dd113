import { AppError } from '@mall/contracts/errors';
import { calendarDays, copyContent, mostPlanned, showCalendar } from '@mall/contracts/office/content-plans';
import { startOfSeoulDay } from '@mall/domain/seoul-day';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { findThing } from '../../../publishing/desk.repository.ts';
import {
  listPlannedDisplays,
  listPlannedPosts,
  listPlannedSales,
  type Span,
  type StoredPlan,
} from './calendar.repository.ts';
import { addThing } from './change-thing.ts';
import { toThingBody, toThingWords } from './thing-words.ts';

const dayMilliseconds = 86_400_000;

/** The calendar of all malls in scope, and copies from mall to mall. */
export function planOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, showCalendar, async ({ query, read, readAs }) => {
    const span = spanOf(query.from);
    const found = await Promise.all([
      read((reader) => listPlannedDisplays(reader, span)),
      readAs('boards.read', (reader) => listPlannedPosts(reader, span)),
      readAs('specialSales.read', (reader) => listPlannedSales(reader, span)),
    ]);
    const planned = found.flatMap((plans) => (plans as StoredPlan[] | undefined) ?? []);
    const inOrder = planned.toSorted((one, other) => one.at.getTime() - other.at.getTime()).slice(0, mostPlanned);
    return { planned: inOrder.map((plan) => ({ ...plan, at: plan.at.toISOString() })) };
  });
  bindOffice(app, copyContent, async ({ params: { mallId, kind }, body, staff: { staffNo }, read, write }) => {
    const source = { mallId: body.fromMallId, kind, key: body.fromKey };
    const thing = await read((reader) => findThing(reader, source));
    if (!thing) throw new AppError('4040');
    const own = toThingWords(thing.body);
    // Each mall has its own menu.
    const words = kind === 'EXHIBITION' ? { ...own, categoryNo: null } : own;
    const subject = { mallId, subject: `${kind.toLowerCase()} ${thing.title}`, changes: body };
    const { key } = await write(subject, (office) =>
      addThing(office, {
        ...{ mall: { mallId }, staffNo, kind },
        toBody: (transaction) => toThingBody(transaction, { kind, words }),
      }),
    );
    return { key };
  });
}

function spanOf(day: string): Span {
  const from = startOfSeoulDay(day);
  if (!from) throw new AppError('4000');
  return { from, until: new Date(from.getTime() + calendarDays * dayMilliseconds) };
}
