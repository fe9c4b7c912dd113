import * as z from 'zod/mini';
import { highestNumber } from '../numbers.ts';
import {
  boolean,
  boundedText,
  entity,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  queryInteger,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';

const own = { permission: 'self', personal: 'none' } as const;
const nothing = nullable(text);
/** A list's name, as used by its screen: `orders`. */
const listName = plain(z.string().check(z.regex(/^[a-z][a-zA-Z-]{1,39}$/)));
const columnIds = list(boundedText(40, 1), 60);

/** A filter as in an address. Typed text, such as a name or a phone, is not part of a view. */
const viewFilter = entity({ name: boundedText(40, 1), written: boundedText(1000, 1) });
export type ViewFilter = ValueOf<typeof viewFilter>;

const content = {
  label: trimmedText(20),
  isTeam: boolean,
  filters: list(viewFilter, 40),
  sort: optional(boundedText(40, 1)),
  columns: optional(columnIds),
} as const;

const savedView = entity({
  viewNo: integer,
  list: text,
  ...content,
  isOwn: boolean,
  /** Who saved it. */
  staffName: text,
});
export type SavedView = ValueOf<typeof savedView>;

/** How a staff member has arranged a list; what is missing is the list's default. */
const setting = entity({
  columns: optional(columnIds),
  /** The columns that stay visible at the left. */
  pinned: optional(columnIds),
  widths: optional(list(entity({ column: boundedText(40, 1), pixels: integer }), 60)),
  density: optional(oneOf(['usual', 'dense'])),
  /** The tab with which the list begins, and all tabs in their order. */
  start: optional(boundedText(40, 1)),
  tabs: optional(list(boundedText(40, 1), 100)),
});
export type ListArrangement = ValueOf<typeof setting>;

/** GET lists: the saved views that the caller may see and how they have arranged their lists, for all lists at once. */
export const showLists = officeEndpoint({
  ...{ ...own, method: 'GET', path: '/lists', summary: '내 목록 설정', audit: 'read', errors: [] },
  data: entity({ views: list(savedView), settings: list(entity({ list: text, setting })) }),
});

/** PUT lists/:list: saves how the caller arranges a list. */
export const arrangeList = officeEndpoint({
  ...{ ...own, method: 'PUT', path: '/lists/:list', summary: '목록 정리', audit: { action: 'list.arrange' } },
  ...{ params: entity({ list: listName }), body: setting, data: nothing, errors: [] },
});

/** POST lists/:list/views: saves a view, personal or for everybody who sees the same malls. Error 4220: there are a hundred already. */
export const saveView = officeEndpoint({
  ...{ ...own, method: 'POST', path: '/lists/:list/views', summary: '보기 저장', audit: { action: 'view.save' } },
  ...{ params: entity({ list: listName }), body: entity(content), data: entity({ viewNo: integer }) },
  errors: ['4220'],
});

const viewPlace = entity({ viewNo: queryInteger(1, highestNumber) });

/** PUT views/:viewNo: changes the caller's saved view. Error 4040: not the caller's. */
export const changeView = officeEndpoint({
  ...{ ...own, method: 'PUT', path: '/views/:viewNo', summary: '보기 고치기', audit: { action: 'view.change' } },
  ...{ params: viewPlace, body: entity(content), data: nothing, errors: ['4040'] },
});

/** POST views/:viewNo/remove. Error 4040: neither the caller's nor a team's whose author has left. */
export const removeView = officeEndpoint({
  ...{
    ...own,
    method: 'POST',
    path: '/views/:viewNo/remove',
    summary: '보기 지우기',
    audit: { action: 'view.remove' },
  },
  ...{ params: viewPlace, data: nothing, errors: ['4040'] },
});
