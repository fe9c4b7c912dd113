import type { Filter } from '@mall/contracts/office/list';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import type { LogFilter } from './record.repository.ts';

type Asked = {
  readonly staff?: Filter | undefined;
  readonly mallId?: Filter | undefined;
  readonly at?: Filter | undefined;
};

/** Which rows of a log staff may see: those of the malls in which they audit, or else only their own. */
export function whoseRows({ staffNo, rights }: StaffCaller, asked: Asked): LogFilter {
  const scope = rights.get('records.read');
  const malls = numbersOf(asked.mallId);
  const days = between(asked.at);
  if (!scope) return { staff: [staffNo], malls, ...days };
  const allowed = scope.kind === 'all' ? malls : scope.mallIds.filter((mallId) => malls?.includes(mallId) ?? true);
  return { staff: numbersOf(asked.staff), malls: allowed, ...days };
}

export const numbersOf = (filter: Filter | undefined): number[] | undefined => filter?.values.map(Number);

const dayMilliseconds = 24 * 60 * 60_000;
const startOf = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

/** The instants of a filter by days in Seoul. */
function between(filter: Filter | undefined): Pick<LogFilter, 'since' | 'until'> {
  const [first, last = first] = filter?.values ?? [];
  if (!filter || first === undefined || last === undefined) return {};
  const since = startOf(first);
  const until = new Date(startOf(last).getTime() + dayMilliseconds);
  if (filter.operator === 'from') return { since };
  return filter.operator === 'to' ? { until } : { since, until };
}
