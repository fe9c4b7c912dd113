import type { Device, PopupType } from './codes.ts';
import type { HomeArea } from './office/home.ts';
import type { PostBody } from './post-body.ts';

/** What a popup says, as each of its revisions keeps it. */
export type PopupBody = {
  /** For staff: the shop does not show it. */
  readonly title: string;
  readonly popupType: PopupType;
  /** Null for both. */
  readonly device: Device | null;
  /** As it was written, sanitised. */
  readonly html: string;
  /** The name of a picture of the library; empty for none. */
  readonly image: string;
  /** What the shop shows: the text with its picture. */
  readonly shownHtml: string;
  /** Where a press leads, below the mall; empty for nowhere. */
  readonly link: string;
  /** Lower ones come first. */
  readonly place: number;
};

/** What a home says, as each of its revisions keeps it: all of its areas on one device. */
export type HomeBody = {
  readonly title: string;
  readonly device: Device;
  readonly corners: readonly HomeArea[];
};

/** What staff publish, by kind: a post's is its board. */
export type ContentBodies = {
  readonly CM00404: PostBody;
  readonly CM00410: PostBody;
  readonly POPUP: PopupBody;
  readonly HOME: HomeBody;
};
export type ContentKind = keyof ContentBodies;
export type ContentBody = ContentBodies[ContentKind];
