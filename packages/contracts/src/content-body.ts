import type { Device } from './codes.ts';
import type { ExhibitionWords } from './office/exhibitions.ts';
import type { HomeArea } from './office/home.ts';
import type { KeywordWords } from './office/keyword-sets.ts';
import type { PageWords } from './office/page-texts.ts';
import type { PopupWords } from './office/popups.ts';
import type { PostBody } from './post-body.ts';

/** The content of a popup, as each of its revisions stores it. */
export type PopupBody = PopupWords & {
  /** What the shop shows: the text with its picture. */
  readonly shownHtml: string;
};

/** The content of a home, as each of its revisions stores it: all of its areas on one device. */
export type HomeBody = {
  readonly title: string;
  readonly device: Device;
  readonly corners: readonly HomeArea[];
};

/** What staff publish, by kind: the kind of a post is its board. */
export type ContentBodies = {
  readonly CM00404: PostBody;
  readonly CM00410: PostBody;
  readonly POPUP: PopupBody;
  readonly HOME: HomeBody;
  readonly EXHIBITION: ExhibitionWords;
  readonly KEYWORDS: KeywordWords;
  readonly PAGE: PageWords;
};
export type ContentKind = keyof ContentBodies;
export type ContentBody = ContentBodies[ContentKind];
