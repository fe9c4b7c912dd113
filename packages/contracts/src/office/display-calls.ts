import type { ContentCalls } from './content-calls.ts';
import type { DisplayKind } from './contents.ts';
import { exhibitionCalls } from './exhibitions.ts';
import { keywordCalls } from './keyword-sets.ts';
import { pageCalls } from './page-texts.ts';
import { popupCalls } from './popups.ts';

/** Content edited in a drawer; homes have an editor of their own. */
export type ThingKind = Exclude<DisplayKind, 'HOME'>;

const calls = { POPUP: popupCalls, EXHIBITION: exhibitionCalls, KEYWORDS: keywordCalls, PAGE: pageCalls };

/** The calls of each kind. The contract of a kind defines its fields. */
export const displayCalls = calls as unknown as Readonly<Record<ThingKind, ContentCalls>>;
