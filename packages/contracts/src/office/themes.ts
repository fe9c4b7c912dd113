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
/** The version that was seen; nobody has saved a theme of this mall before the first. */
const seen = { version: seenVersion };

/** One version, with the fields in which it differs from the one before. */
const themeVersion = entity({
  version: integer,
  state: oneOf(['DRAFT', 'SCHEDULED', 'LIVE']),
  /** Null: how the mall was before anybody had chosen. */
  by: nullable(text),
  at: instant,
  changed: list(text),
});
export type ThemeVersion = ValueOf<typeof themeVersion>;

/** GET malls/:mallId/theme: what staff work on, what the shop shows, and the last fifty versions. Error 4040. */
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
    /** When what staff work on is shown by itself; null: when somebody publishes it. */
    startsAt: nullable(instant),
    /** What the shop shows; `version` 0: what it was made with. */
    live: entity({ version: integer, theme: mallTheme, at: nullable(instant) }),
    history: list(themeVersion),
    /** Then its colours and shapes stay the blueprint's; the logos are the mall's own in any case. */
    lockedBy,
    /** Whose look it has, until it publishes one of its own; null for nobody's. */
    follows: lockedBy,
    mayWrite: boolean,
  }),
  errors: [],
});
export type OfficeTheme = ValueOf<(typeof getTheme)['data']>;

/**
 * PUT malls/:mallId/theme: a draft beside what the shop shows. Errors: 4040, 4090 with both sides, 4220 a colour with which something cannot be
 * read, or a picture that nobody has sent.
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
 * POST malls/:mallId/theme/publish: the shop shows what a version says, the newest one or an earlier one again: at once, or from a moment on unless
 * another version has been saved by then. Errors: 4040, 4090 with both sides, 4220 a moment that has passed.
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
    /** What the shop showed before, by which this is undone. */
    before: integer,
  }),
  errors: ['4090', '4220'],
});

/** What a logo's file may have, bytes. */
export const mostLogoBytes = 512 * 1024;

/**
 * POST malls/:mallId/theme/pictures: a logo or favicon. Of an SVG its shapes are kept and nothing else; a PNG, JPG or WebP is re-encoded. The
 * shop shows it once a theme names it. Errors: 4130 more than 512 KB, 4150 no such picture, or one that would not look the same.
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
