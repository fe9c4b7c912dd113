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

/** What may be copied: not homes, whose areas differ between malls. */
const copiedKinds = ['POPUP', 'EXHIBITION', 'KEYWORDS', 'PAGE'] as const satisfies readonly DisplayKind[];

/** The most malls to copy to at a time. */
export const mostCopies = 50;

/**
 * POST malls/:mallId/contents/:kind/copies: copies content of another mall as a draft of this one; an exhibition without its category,
 * because each mall has its own menu. Errors: 4040, 4220 what this mall cannot show, such as a product that it does not list.
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

/** What the calendar shows; a post belongs to a board. */
export const plannedKinds = ['POPUP', 'HOME', 'EXHIBITION', 'KEYWORDS', 'PAGE', 'POST', 'SALE'] as const;
const planned = entity({
  at: instant,
  /** Whether it begins or ends then. */
  what: oneOf(['STARTS', 'ENDS']),
  kind: oneOf(plannedKinds),
  mallId: integer,
  mallName: text,
  title: text,
  /** The path of its list. */
  place: text,
});
export type Planned = ValueOf<typeof planned>;

export const calendarDays = 14;
export const mostPlanned = 500;

/** GET contents/calendar?from=2026-12-01: what begins and ends within fourteen days, of what the reader may see, in order of time. */
export const showCalendar = officeEndpoint({
  ...{ method: 'GET', permission: 'displays.read', personal: 'none', audit: 'read' },
  path: '/contents/calendar',
  summary: '콘텐츠 달력',
  query: entity({ from: day }),
  data: entity({ planned: list(planned, mostPlanned) }),
  errors: [],
});
