/** A product's delivery line without its words on the fee, for places that give the fee in full. */
export const deliveryPromise = (note: string): string =>
  note
    .split(' · ')
    .filter((part) => !part.includes('무료배송'))
    .join(' · ');
