/** Takes the place of table rows that are out of view. */
export function Gap({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: there is nothing in it to focus
  return height > 0 && <tr aria-hidden="true" style={{ height }} />;
}
