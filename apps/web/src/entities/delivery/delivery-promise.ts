type Promised = { readonly deliveryNote: string; readonly isSoldOut?: boolean };

/** Formats a day only; which day it is comes from the rule of arrivals (domain/arrival.ts) and nowhere else. */
const saysDay = /(오늘|내일|모레|당일) ?(출발|도착|출고)/;

/** What a product's delivery line may say: nothing of days, and nothing at all of what is sold out. */
export const deliveryNoteOf = ({ deliveryNote, isSoldOut = false }: Promised): string =>
  isSoldOut
    ? ''
    : deliveryNote
        .split(' · ')
        .filter((part) => !saysDay.test(part))
        .join(' · ');

/** A product's delivery line without its words on the fee, for places that show the fee in full. */
export const deliveryPromise = (note: string): string =>
  note
    .split(' · ')
    .filter((part) => !part.includes('무료배송'))
    .map((part) => part.replace(/^무료 /, ''))
    .join(' · ');

/** How a product is delivered, and what else its line promises: some lines name the delivery method themselves. */
export function deliveryWay(method: string, note: string): { way: string; promise: string } {
  const promise = deliveryPromise(note);
  if (!promise.includes(method)) return { way: method, promise };
  const [way = method, ...others] = promise.split(' · ');
  return { way, promise: others.join(' · ') };
}

/** The same in one line. */
export function deliveryWayText(method: string, note: string): string {
  const { way, promise } = deliveryWay(method, note);
  return [way, promise].filter((part) => part !== '').join(' · ');
}
