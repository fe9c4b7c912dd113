import * as z from 'zod/mini';
import {
  amount,
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  querySerialNumber,
  seenVersion,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { filterSet, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';

/** The use of a picture: a cut-out object, or a scene across a page. */
const mediaFolders = ['goods', 'scenes'] as const;
const mediaSources = ['UPLOAD', 'PROGRAM'] as const;

/** Limits of an upload, before it is re-encoded. */
export const mostPictureBytes = 20 * 1024 * 1024;

const altText = trimmedText(100);
const percent = plain(z.int().check(z.minimum(0), z.maximum(100)));

const row = {
  mediaNo: integer,
  /** As stored by products: below /images, without width and format. */
  name: text,
  folder: oneOf(mediaFolders),
  source: oneOf(mediaSources),
  /** The alternative text for users who do not see it. */
  alt: text,
  fileName: text,
  /** Pixels of the widest file. */
  width: amount,
  height: amount,
  /** The focal point, in percent from the left and from the top. */
  focalX: amount,
  focalY: amount,
  addedAt: instant,
  /** Null for pictures that come with the program. */
  addedBy: nullable(text),
  version: integer,
} as const;
const mediaRow = entity(row);
export type MediaRow = ValueOf<typeof mediaRow>;

const look = { method: 'GET', permission: 'media.read', personal: 'none', audit: 'read' } as const;
const one = entity({ mediaNo: querySerialNumber });

/** GET media: the newest first. */
export const listMedia = officeEndpoint({
  ...look,
  path: '/media',
  summary: '사진 목록',
  query: listQuery(
    {
      /** Part of its alternative text, or of its file's name. */
      q: optional(boundedText(40)),
      folder: filterSet(mediaFolders),
      source: filterSet(mediaSources),
    },
    ['-addedAt', 'addedAt'],
  ),
  data: listPage(mediaRow),
  errors: [],
});

/** Where a picture is shown. */
const mediaUses = ['PRODUCT', 'OPTION', 'POST', 'EXHIBITION', 'CORNER', 'CATEGORY', 'POPUP', 'PAGE'] as const;
const use = entity({
  kind: oneOf(mediaUses),
  /** Null for what belongs to no mall. */
  mallName: nullable(text),
  /** For example a product's number. */
  key: text,
  title: text,
});
export type MediaUse = ValueOf<typeof use>;

/** GET media/:mediaNo: with where it is used, in the malls in scope, a hundred at most. Error 4040. */
export const getMedia = officeEndpoint({
  ...look,
  path: '/media/:mediaNo',
  summary: '사진 상세',
  params: one,
  data: entity({ ...row, uses: list(use, 100), mayWrite: boolean }),
  errors: [],
});
export type MediaDetail = ValueOf<(typeof getMedia)['data']>;

const change = { permission: 'media.write', personal: 'none' } as const;

/**
 * POST media?folder=&alt=&fileName=: uploads a JPG, PNG or WebP and creates the sizes that the shop requests. The same bytes are the same
 * picture (`isNew` false), which keeps its text. Errors: 4130 larger than twenty megabytes, 4150 not such a picture, broken, or with too
 * many pixels.
 */
export const addMedia = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/media',
  audit: { action: 'media.add' },
  summary: '사진 올리기',
  query: entity({ folder: oneOf(mediaFolders), alt: altText, fileName: boundedText(255, 1) }),
  upload: { mostBytes: mostPictureBytes },
  data: entity({ ...row, isNew: boolean }),
  errors: ['4130', '4150'],
});

/** PUT media/:mediaNo: changes its alternative text and focal point. Errors: 4040, 4090 with both sides. */
export const saveMedia = officeEndpoint({
  ...change,
  method: 'PUT',
  path: '/media/:mediaNo',
  audit: { action: 'media.save' },
  summary: '사진 설명 저장',
  params: one,
  body: entity({ alt: altText, focalX: percent, focalY: percent, version: seenVersion }),
  data: entity({ version: integer }),
  errors: ['4090'],
});

/** DELETE media/:mediaNo: deletes its files too. Errors: 4040, 4090 it is used somewhere, or comes with the program. */
export const removeMedia = officeEndpoint({
  ...change,
  method: 'DELETE',
  path: '/media/:mediaNo',
  audit: { action: 'media.remove' },
  summary: '사진 지우기',
  params: one,
  data: entity({}),
  errors: ['4090'],
});
