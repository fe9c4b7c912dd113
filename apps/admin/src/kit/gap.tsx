/** In the place of rows of a table that are out of sight. */
export function Gap({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: there is nothing in it to focus
  return height > 0 && <tr aria-hidden="true" style={{ height }} />;
}
