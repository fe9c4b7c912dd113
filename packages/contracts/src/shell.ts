import { categoryTypeCodes, devices, popupTypeCodes, termCodes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import {
  boundedText,
  day,
  entity,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  querySerialNumber,
  type Shape,
  text,
  type ValueOf,
  yesNo,
} from './wire.ts';

const deviceQuery = entity({ device: oneOf(devices) });
const unsignedQuery = entity({ mallId: querySerialNumber, device: oneOf(devices) });

export type MenuItem = {
  categoryNo: string;
  name: string;
  type: (typeof categoryTypeCodes)[number];
  url: string;
  sortOrder?: number;
  isOnMobile: boolean;
  mobileImageFileName: string;
  mobileImagePath: string;
  children: MenuItem[];
};

/** One category of the menu; `gdCtgSub` has the same shape again. */
export const menuItem: Shape<MenuItem, unknown> = entity({
  categoryNo: ['ctgNo', text],
  name: ['ctgNm', text],
  type: ['ctgType', oneOf(categoryTypeCodes)],
  url: text,
  sortOrder: ['prir', optional(integer)],
  isOnMobile: ['mobileUseYn', yesNo],
  mobileImageFileName: ['mobileImgFileNm', text],
  mobileImagePath: ['mobileImgFilePath', text],
  children: ['gdCtgSub', list((): Shape<MenuItem, unknown> => menuItem)],
}) as unknown as Shape<MenuItem, unknown>;

/** A smart keyword or a search chip. */
export const searchKeyword = entity({
  searchNo: integer,
  name: ['srhName', text],
  sortOrder: ['prir', optional(integer)],
});
export type SearchKeyword = ValueOf<typeof searchKeyword>;

/** A popup: a separate window or the top banner; its HTML is sanitised when stored and when shown. */
export const popup = entity({
  popupNo: ['popSeq', integer],
  type: ['popType', oneOf(popupTypeCodes)],
  html: ['popHtml', text],
  url: text,
});
export type Popup = ValueOf<typeof popup>;

/** One version of a term; `{mallNm}` and `{mallUrl}` in it are replaced by the browser (R7.24). */
export const termVersion = entity({
  termNo: ['infoNo', integer],
  html: ['terms', text],
  appliedOn: ['apprDts', day],
});
export type TermVersion = ValueOf<typeof termVersion>;

const read = { method: 'GET', errors: [] } as const;

/** GET layout/smart: smart keywords, ordered by prir. */
export const listSmartKeywords = endpoint({
  ...read,
  path: '/layout/smart',
  access: 'session',
  summary: '추천 키워드',
  data: list(searchKeyword),
  offline: 'kept',
});
/** GET layout/menu: the category tree for a signed-in member. */
export const getMenu = endpoint({
  ...read,
  path: '/layout/menu',
  access: 'session',
  summary: '카테고리 메뉴',
  data: list(menuItem),
  offline: 'kept',
});
/** GET pre/layout/menu: the same tree before sign-in; the mobile site leaves out what is not for mobile. */
export const getPublicMenu = endpoint({
  ...read,
  path: '/pre/layout/menu',
  access: 'public',
  summary: '카테고리 메뉴 (로그인 전)',
  query: unsignedQuery,
  data: list(menuItem),
  errors: ['4041'],
  cache: 'public-revalidated',
  offline: 'kept',
});
/** GET layout/popup: the popups that are open now. */
export const listPopups = endpoint({
  ...read,
  path: '/layout/popup',
  access: 'session',
  summary: '팝업',
  query: deviceQuery,
  data: list(popup),
  offline: 'kept',
});
/** GET pre/layout/popup: the popups that are open now, before sign-in. */
export const listPublicPopups = endpoint({
  ...read,
  path: '/pre/layout/popup',
  access: 'public',
  summary: '팝업 (로그인 전)',
  query: unsignedQuery,
  data: list(popup),
  errors: ['4041'],
  cache: 'public-revalidated',
  offline: 'kept',
});
/** GET pre/layout/term/{termCode}: every version, newest first; the browser caches them permanently. */
export const listTermVersions = endpoint({
  ...read,
  path: '/pre/layout/term/:termCode',
  access: 'public',
  summary: '약관',
  params: entity({ termCode: oneOf(termCodes) }),
  data: list(termVersion),
  cache: 'public-revalidated',
  offline: 'kept',
});
/** POST layout/contents/view-cnt: counts a click on a menu item. */
export const countContentView = endpoint({
  method: 'POST',
  path: '/layout/contents/view-cnt',
  access: 'member',
  unawaited: true,
  summary: '메뉴 클릭 수 기록',
  body: entity({ contentsId: boundedText(40, 1), contentsType: oneOf(['CATEGORY']) }),
  data: nullable(text),
  errors: [],
});
