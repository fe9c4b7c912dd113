import { mallTheme } from '../mall-theme.ts';
import {
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  querySerialNumber,
  seenVersion,
  text,
  type ValueOf,
} from '../wire.ts';
import { lockedBy } from './locked-by.ts';
import { officeEndpoint } from './office-endpoint.ts';

const ofMall = entity({ mallId: querySerialNumber });
const themePath = '/malls/:mallId/theme' as const;
const change = { permission: 'themes.write', personal: 'none' } as const;
const changed = entity({ version: integer });
/** The version that was seen; 0 before a theme of this mall was first saved. */
const seen = { version: seenVersion };

/** One version, with the fields in which it differs from the previous one. */
const themeVersion = entity({
  version: integer,
  state: oneOf(['DRAFT', 'SCHEDULED', 'LIVE']),
  /** Null: the mall's original theme. */
  by: nullable(text),
  at: instant,
  changed: list(text),
});
export type ThemeVersion = ValueOf<typeof themeVersion>;

/** GET malls/:mallId/theme: the draft, what the shop shows, and the last fifty versions. Error 4040. */
export const getTheme = officeEndpoint({
  ...{ method: 'GET', permission: 'themes.read', personal: 'none', audit: 'read' },
  path: themePath,
  summary: '테마',
  params: ofMall,
  data: entity({
    mallId: integer,
    mallName: text,
    mallUrl: text,
    version: integer,
    theme: mallTheme,
    /** When the draft is published automatically; null: when somebody publishes it. */
    startsAt: nullable(instant),
    /** What the shop shows; `version` 0: the original theme. */
    live: entity({ version: integer, theme: mallTheme, at: nullable(instant) }),
    history: list(themeVersion),
    /** Then its colours and shapes are the blueprint's; the logos are always the mall's own. */
    lockedBy,
    /** The mall whose look it has, until it publishes one of its own; null for none. */
    follows: lockedBy,
    mayWrite: boolean,
  }),
  errors: [],
});
export type OfficeTheme = ValueOf<(typeof getTheme)['data']>;

/**
 * PUT malls/:mallId/theme: saves a draft beside what the shop shows. Errors: 4040, 4090 with both sides, 4220 a colour that makes something
 * unreadable, or a picture that was not uploaded.
 */
export const saveTheme = officeEndpoint({
  ...change,
  method: 'PUT',
  path: themePath,
  audit: { action: 'theme.save' },
  summary: '테마 저장',
  params: ofMall,
  body: entity({ theme: mallTheme, ...seen }),
  data: changed,
  errors: ['4090', '4220'],
});

/**
 * POST malls/:mallId/theme/publish: publishes a version, the newest or an earlier one: at once, or at a moment unless another version was
 * saved by then. Errors: 4040, 4090 with both sides, 4220 a moment in the past.
 */
export const publishTheme = officeEndpoint({
  ...change,
  method: 'POST',
  path: `${themePath}/publish`,
  audit: { action: 'theme.publish' },
  summary: '테마 공개',
  params: ofMall,
  body: entity({ of: seenVersion, ...seen, startsAt: optional(instant) }),
  data: entity({
    version: integer,
    /** What the shop showed before, for undoing this. */
    before: integer,
  }),
  errors: ['4090', '4220'],
});

/** The most bytes of a logo's file. */
export const mostLogoBytes = 512 * 1024;

/**
 * POST malls/:mallId/theme/pictures: a logo or favicon. Of an SVG only its shapes are kept; a PNG, JPG or WebP is re-encoded. The shop
 * shows it once a theme names it. Errors: 4130 more than 512 KB, 4150 not such a picture, or one that would look different.
 */
export const addThemePicture = officeEndpoint({
  ...change,
  method: 'POST',
  path: `${themePath}/pictures`,
  audit: { action: 'theme.picture' },
  summary: '로고 올리기',
  params: ofMall,
  query: entity({ fileName: boundedText(255, 1) }),
  upload: { mostBytes: mostLogoBytes },
  data: entity({ image: text, bytes: integer }),
  errors: ['4130', '4150'],
});
