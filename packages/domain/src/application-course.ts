import type { ApplicationState } from '@mall/contracts/application-codes';
import { seoulDayOf, shiftedDay } from './seoul-day.ts';

/** The stages of an application as its member sees them, with the working days after which each is expected to be done. */
const stages = [
  { label: '신청', after: 0 },
  { label: '심사', after: 1 },
  { label: '개통', after: 2 },
  { label: '배송', after: 3 },
] as const;

/** The index of the current stage in a state; past the last one when all is done. Undefined for an application that has ended. */
const underWay: Readonly<Partial<Record<ApplicationState, number>>> = {
  ...{ RECEIVED: 1, CERTIFIED: 1, ON_HOLD: 1, APPROVED: 2, ACTIVATION_REQUESTED: 2, ACTIVATED: 3, SHIPPED: 3 },
  DELIVERED: 4,
};
/** The state that ends each stage. */
const endsWith: readonly ApplicationState[] = ['RECEIVED', 'APPROVED', 'ACTIVATED', 'DELIVERED'];

export type CourseStage = {
  readonly label: string;
  readonly state: 'DONE' | 'NOW' | 'NEXT';
  /** YYYY-MM-DD: when it was done, or is expected to be; undefined when the expected day has passed. */
  readonly day: string | undefined;
};

type Known = {
  readonly card: { readonly state: ApplicationState; readonly submittedAt: string };
  readonly history: readonly { readonly state: ApplicationState; readonly happenedAt: string }[];
};

/** The four stages of an application; none if it was refused, cancelled or withdrawn. */
export function courseOf({ card, history }: Known, now: Date): readonly CourseStage[] {
  const current = underWay[card.state];
  if (current === undefined) return [];
  const today = seoulDayOf(now);
  return stages.map(({ label, after }, index) => {
    const done = history.findLast(({ state }) => state === endsWith[index]);
    const expected = workingDaysAfter(seoulDayOf(new Date(card.submittedAt)), after);
    if (index < current) return { label, state: 'DONE', day: done && seoulDayOf(new Date(done.happenedAt)) };
    return { label, state: index === current ? 'NOW' : 'NEXT', day: expected < today ? undefined : expected };
  });
}

/** The day this many working days later: Saturdays and Sundays do not count. */
export function workingDaysAfter(day: string, days: number): string {
  let reached = day;
  for (let left = days; left > 0; ) {
    reached = shiftedDay(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
