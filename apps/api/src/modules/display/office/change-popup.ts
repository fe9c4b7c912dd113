import { inMall } from '@mall/db/in-mall';
import { changeContent, type Own, type Place } from '../../../publishing/change-content.ts';
import { type HeldThing, holdNew } from '../../../publishing/hold.ts';
import { type PopupWords, toBody, toWords } from './popup-words.ts';

/** A draft. */
export function addPopup(
  { database, clock }: Own,
  { mall, staffNo, words }: Place & { readonly words: PopupWords },
): Promise<HeldThing> {
  return inMall(database, mall, async (transaction) =>
    holdNew(transaction, 'POPUP', {
      ...{ state: 'DRAFT', startsAt: null, endsAt: null, body: await toBody(transaction, words) },
      ...{ staffNo, madeAt: clock() },
    }),
  );
}

type OfPopup = Place & { readonly popupNo: number; readonly version: number; readonly words: PopupWords };

/** Saves where it stands: what is live changes in the shop at once. */
export const savePopup = (own: Own, { popupNo, words, ...seen }: OfPopup): Promise<number> =>
  changeContent(own, { ...seen, key: { kind: 'POPUP', key: popupNo }, toWords }, async (held, transaction) => ({
    ...held,
    body: await toBody(transaction, words),
  }));
