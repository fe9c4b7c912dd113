import type { BoardAttachment } from './board-post.ts';

/** The content of a post, as each of its revisions stores it. */
export type PostBody = {
  readonly title: string;
  readonly label: string;
  readonly summary: string;
  /** Sanitised. */
  readonly html: string;
  readonly image: string;
  readonly author: string;
  readonly isPinned: boolean;
  readonly productNos: readonly string[];
  readonly files: readonly BoardAttachment[];
};
