import * as z from 'zod/mini';
import { devices, popupTypeCodes } from '../codes.ts';
import {
  boundedLines,
  boundedText,
  entity,
  integer,
  nullable,
  oneOf,
  plain,
  querySerialNumber,
  seenVersion,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { changedContent, contentDesk, contentParts } from './contents.ts';
import { officeEndpoint } from './office-endpoint.ts';

const popupsPath = '/malls/:mallId/popups' as const;
const onePopup = entity({ mallId: querySerialNumber, popupNo: querySerialNumber });

/** What staff write of a popup. */
const words = {
  /** For staff: the shop does not show it. */
  title: trimmedText(60),
  popupType: oneOf(popupTypeCodes),
  /** Null for both. */
  device: nullable(oneOf(devices)),
  /** As it is typed; what could run is taken out before it is stored. */
  html: boundedLines(20_000),
  /** The name of a picture of the library; empty for none. */
  image: boundedText(100),
  /** Where a press leads, below the mall; empty for nowhere. */
  link: boundedText(200),
  /** Lower ones come first. */
  place: plain(z.int().check(z.minimum(1), z.maximum(999))),
} as const;
const mostBytes = 256 * 1024;

/** GET malls/:mallId/popups/:popupNo: what holds, with its history. Error 4040. */
export const getPopup = officeEndpoint({
  ...{ method: 'GET', permission: 'displays.read', personal: 'none', audit: 'read' },
  path: `${popupsPath}/:popupNo`,
  summary: '팝업 상세',
  params: onePopup,
  data: entity({ ...contentParts, ...words, popupNo: integer, ...contentDesk }),
  errors: [],
});
export type OfficePopup = ValueOf<(typeof getPopup)['data']>;

const change = { permission: 'displays.write', personal: 'none', mostBytes } as const;

/** POST malls/:mallId/popups: a draft. Errors: 4040, 4220 nothing would be seen, no such picture, a link that leads to no page. */
export const addPopup = officeEndpoint({
  ...{ ...change, method: 'POST' },
  path: popupsPath,
  audit: { action: 'popup.add' },
  summary: '팝업 쓰기',
  params: entity({ mallId: querySerialNumber }),
  body: entity(words),
  data: entity({ popupNo: integer, version: integer }),
  errors: ['4220'],
});

/** PUT malls/:mallId/popups/:popupNo: saves; what is live changes in the shop at once. Errors: 4040, 4090 with both sides, 4220 as above. */
export const savePopup = officeEndpoint({
  ...{ ...change, method: 'PUT' },
  path: `${popupsPath}/:popupNo`,
  audit: { action: 'popup.save' },
  summary: '팝업 저장',
  params: onePopup,
  body: entity({ ...words, version: seenVersion }),
  data: changedContent,
  errors: ['4090', '4220'],
});
