import type { ScreenSearch } from '@mall/domain/screens/screen-path';

/** The parameters of a board's list: which board, which page, filtered by label and word. */
export type BoardAddress = ScreenSearch<'boardList'>;
/** One post: which board and which number, 0 for none. */
export type PostAddress = ScreenSearch<'boardPost'>;
