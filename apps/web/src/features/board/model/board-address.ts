import type { ScreenSearch } from '@mall/domain/screens/screen-path';

/** A board's list as its address says: which board, which page, narrowed by label and word. */
export type BoardAddress = ScreenSearch<'boardList'>;
/** One post: which board and which number, 0 for none. */
export type PostAddress = ScreenSearch<'boardPost'>;
