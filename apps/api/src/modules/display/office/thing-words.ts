import type { ContentBodies } from '@mall/contracts/content-body';
import type { ThingKind } from '@mall/contracts/office/display-calls';
import type { ExhibitionWords } from '@mall/contracts/office/exhibitions';
import type { KeywordWords } from '@mall/contracts/office/keyword-sets';
import type { PageWords } from '@mall/contracts/office/page-texts';
import type { PopupWords } from '@mall/contracts/office/popups';
import type { MallTransaction } from '@mall/db/in-mall';
import { toExhibitionBody } from './exhibition-words.ts';
import { toKeywordBody } from './keyword-words.ts';
import { toPageBody } from './page-words.ts';
import { toPopupBody, toPopupWords } from './popup-words.ts';

type ThingWords = {
  readonly POPUP: PopupWords;
  readonly EXHIBITION: ExhibitionWords;
  readonly KEYWORDS: KeywordWords;
  readonly PAGE: PageWords;
};
type ToBody<Kind extends ThingKind> = (
  transaction: MallTransaction,
  words: ThingWords[Kind],
) => ContentBodies[Kind] | Promise<ContentBodies[Kind]>;

const bodies: { readonly [Kind in ThingKind]: ToBody<Kind> } = {
  POPUP: toPopupBody,
  EXHIBITION: toExhibitionBody,
  KEYWORDS: (_transaction, words) => toKeywordBody(words),
  PAGE: (_transaction, words) => toPageBody(words),
};

/** Turns what staff write, as validated by its contract, into what is stored. Errors name their field. */
export const toThingBody = <Kind extends ThingKind>(
  transaction: MallTransaction,
  { kind, words }: { readonly kind: Kind; readonly words: object },
): ContentBodies[Kind] | Promise<ContentBodies[Kind]> => bodies[kind](transaction, words as ThingWords[Kind]);

/** The same in the form in which staff write it. */
export const toThingWords = (body: ContentBodies[ThingKind]): object =>
  'shownHtml' in body ? toPopupWords(body) : body;
