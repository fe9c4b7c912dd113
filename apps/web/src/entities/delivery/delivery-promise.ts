type Promised = { readonly deliveryNote: string; readonly isSoldOut?: boolean };

/** Formats a day only; the day itself comes from the rule of arrivals (domain/arrival.ts) and nowhere else. */
const saysDay = /(오늘|내일|모레|당일) ?(출발|도착|출고)/;

/** The text of a product's delivery line: without days, and empty for sold-out products. */
export const deliveryNoteOf = ({ deliveryNote, isSoldOut = false }: Promised): string =>
  isSoldOut
    ? ''
    : deliveryNote
        .split(' · ')
        .filter((part) => !saysDay.test(part))
        .join(' · ');

/** A product's delivery line without the fee, for places that show the fee in full. */
export const deliveryPromise = (note: string): string =>
  note
    .split(' · ')
    .filter((part) => !part.includes('무료배송'))
    .map((part) => part.replace(/^무료 /, ''))
    .join(' · ');

/** The delivery method of a product, and what else its line promises: some lines name the method themselves. */
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
