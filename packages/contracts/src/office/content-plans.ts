import {
  day,
  entity,
  instant,
  integer,
  list,
  oneOf,
  querySerialNumber,
  serialNumber,
  text,
  type ValueOf,
} from '../wire.ts';
import type { DisplayKind } from './contents.ts';
import { officeEndpoint } from './office-endpoint.ts';

/** What may be copied: homes have areas of their own in each mall. */
const copiedKinds = ['POPUP', 'EXHIBITION', 'KEYWORDS', 'PAGE'] as const satisfies readonly DisplayKind[];

/** To so many malls at most is copied at a time. */
export const mostCopies = 50;

/**
 * POST malls/:mallId/contents/:kind/copies: what a thing of another mall says, as a draft of this one; an exhibition without its menu, which
 * each mall has its own of. Errors: 4040, 4220 what this mall cannot show, such as a product that it does not list.
 */
export const copyContent = officeEndpoint({
  ...{ method: 'POST', permission: 'displays.write', personal: 'none' },
  path: '/malls/:mallId/contents/:kind/copies',
  audit: { action: 'content.copy' },
  summary: '콘텐츠 복사',
  params: entity({ mallId: querySerialNumber, kind: oneOf(copiedKinds) }),
  body: entity({ fromMallId: serialNumber, fromKey: serialNumber }),
  data: entity({ key: integer }),
  errors: ['4220'],
});

/** What stands in the calendar; a post is of a board. */
export const plannedKinds = ['POPUP', 'HOME', 'EXHIBITION', 'KEYWORDS', 'PAGE', 'POST', 'SALE'] as const;
const planned = entity({
  at: instant,
  /** Whether it begins then, or ends. */
  what: oneOf(['STARTS', 'ENDS']),
  kind: oneOf(plannedKinds),
  mallId: integer,
  mallName: text,
  title: text,
  /** Its place in the list that has it. */
  place: text,
});
export type Planned = ValueOf<typeof planned>;

export const calendarDays = 14;
export const mostPlanned = 500;

/** GET contents/calendar?from=2026-12-01: what begins and ends in fourteen days, of what the reader may see, in its order. */
export const showCalendar = officeEndpoint({
  ...{ method: 'GET', permission: 'displays.read', personal: 'none', audit: 'read' },
  path: '/contents/calendar',
  summary: '콘텐츠 달력',
  query: entity({ from: day }),
  data: entity({ planned: list(planned, mostPlanned) }),
  errors: [],
});
