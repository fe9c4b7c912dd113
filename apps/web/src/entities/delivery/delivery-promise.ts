type Promised = { readonly deliveryNote: string; readonly isSoldOut: boolean };

/** What a product's delivery line may say: nothing leaves today of what is sold out. */
export const deliveryNoteOf = ({ deliveryNote, isSoldOut }: Promised): string => (isSoldOut ? '' : deliveryNote);

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
