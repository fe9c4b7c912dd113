import { mallTheme } from '../mall-theme.ts';
import { entity, instant, integer, list, nullable, oneOf, querySerialNumber, text, type ValueOf } from '../wire.ts';
import { displayKinds } from './contents.ts';
import { officeEndpoint } from './office-endpoint.ts';

const preview = { method: 'POST', personal: 'none', audit: 'read', errors: [] } as const;
const ofMall = entity({ mallId: querySerialNumber });
const opened = entity({
  /** The mall's own host. */
  origin: text,
  /** The query of a page there: `?preview=`. It expires. */
  token: text,
  endsAt: instant,
  /** Pages of this mall for the preview, the main one first. */
  pages: list(entity({ label: text, pc: text, mobile: text })),
});
export type OpenedPreview = ValueOf<typeof opened>;

/**
 * POST malls/:mallId/previews/contents: a preview of the shop as if these versions were live, at a moment (null: at the time of viewing).
 * Nothing is stored, and nothing can be bought in it. Error 4040.
 */
export const previewContents = officeEndpoint({
  ...{ ...preview, permission: 'displays.read' },
  path: '/malls/:mallId/previews/contents',
  summary: '콘텐츠 미리보기',
  params: ofMall,
  body: entity({
    at: nullable(instant),
    contents: list(entity({ kind: oneOf(displayKinds), key: integer, version: integer }), 20),
  }),
  data: opened,
});

/** POST malls/:mallId/previews/theme: a preview of the shop in a theme that need not be saved. Error 4040. */
export const previewTheme = officeEndpoint({
  ...{ ...preview, permission: 'themes.read' },
  path: '/malls/:mallId/previews/theme',
  summary: '테마 미리보기',
  params: ofMall,
  body: entity({ theme: mallTheme }),
  data: opened,
});

/**
 * POST malls/:mallId/previews/terms: a preview of the shop with a draft of its terms open above the page, as if it had been announced.
 * Error 4040.
 */
export const previewTerms = officeEndpoint({
  ...{ ...preview, permission: 'terms.read' },
  path: '/malls/:mallId/previews/terms',
  summary: '약관 미리보기',
  params: ofMall,
  body: entity({ draftNo: integer }),
  data: opened,
});
