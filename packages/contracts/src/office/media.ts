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

/** What a picture is for: a thing that is cut out, or a scene across a page. */
const mediaFolders = ['goods', 'scenes'] as const;
const mediaSources = ['UPLOAD', 'PROGRAM'] as const;

/** Of an upload, before it is re-encoded. */
export const mostPictureBytes = 20 * 1024 * 1024;

const altText = trimmedText(100);
const percent = plain(z.int().check(z.minimum(0), z.maximum(100)));

const row = {
  mediaNo: integer,
  /** As products hold it: below /images, without width and format. */
  name: text,
  folder: oneOf(mediaFolders),
  source: oneOf(mediaSources),
  /** What somebody hears who does not see it. */
  alt: text,
  fileName: text,
  /** Pixels of the widest file. */
  width: amount,
  height: amount,
  /** What matters in it, percent from the left and from the top. */
  focalX: amount,
  focalY: amount,
  addedAt: instant,
  /** Null for what comes with the program. */
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
      /** Part of its words, or of its file's name. */
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
  /** A product's number, for one. */
  key: text,
  title: text,
});
export type MediaUse = ValueOf<typeof use>;

/** GET media/:mediaNo: with where it is shown, in the malls of the scope, a hundred at most. Error 4040. */
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
 * POST media?folder=&alt=&fileName=: takes a JPG, PNG or WebP and makes the sizes that the shop asks for. The same bytes are the same picture
 * (`isNew` false), whose words stay. Errors: 4130 larger than twenty megabytes, 4150 no such picture, broken, or of too many pixels.
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

/** PUT media/:mediaNo: its words and what matters in it. Errors: 4040, 4090 with both sides. */
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

/** DELETE media/:mediaNo: its files go, too. Errors: 4040, 4090 it is shown somewhere, or comes with the program. */
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
