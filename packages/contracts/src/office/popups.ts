import * as z from 'zod/mini';
import { devices, popupTypeCodes } from '../codes.ts';
import { boundedLines, boundedText, nullable, oneOf, plain, trimmedText, type ValueOf } from '../wire.ts';
import { contentCalls } from './content-calls.ts';

const words = {
  /** For staff: the shop does not show it. */
  title: trimmedText(60),
  popupType: oneOf(popupTypeCodes),
  /** Null for both. */
  device: nullable(oneOf(devices)),
  /** As typed; executable markup is removed before it is stored. */
  html: boundedLines(20_000),
  /** The name of a picture of the library; empty for none. */
  image: boundedText(100),
  /** Its link, below the mall; empty for none. */
  link: boundedText(200),
  /** Lower ones come first. */
  place: plain(z.int().check(z.minimum(1), z.maximum(999))),
} as const;
/** The fields of a popup that staff edit. */
export type PopupWords = { readonly [Name in keyof typeof words]: ValueOf<(typeof words)[Name]> };

export const popupCalls = contentCalls({ path: 'popups', subject: 'popup', name: '팝업', words });
