type Track = Pick<Element, 'scrollLeft' | 'clientWidth'>;

/** The slide on which a horizontal list has settled; null while it moves or has no width (hidden, not laid out yet). */
export function restingSlide({ scrollLeft, clientWidth }: Track): number | null {
  if (clientWidth === 0) return null;
  const position = scrollLeft / clientWidth;
  const nearest = Math.round(position);
  return Math.abs(position - nearest) < 0.02 ? nearest : null;
}
