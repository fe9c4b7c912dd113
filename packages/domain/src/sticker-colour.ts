/** R5.07: a hex colour of 3 or 6 digits, else black. */
export const stickerColour = (colour: string): string =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour) ? colour : '#000000';
