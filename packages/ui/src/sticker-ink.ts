const hex3 = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const hex6 = /^#?[0-9a-f]{6}$/i;

/** R5.07: a sticker's colour is a hex colour of 3 or 6 digits; anything else is black. */
export function stickerColour(hex: string | null | undefined): string {
  const value = hex?.trim() ?? '';
  if (hex6.test(value)) return `#${value.replace('#', '').toLowerCase()}`;
  const short = hex3.exec(value);
  return short
    ? `#${short
        .slice(1)
        .flatMap((digit) => [digit, digit])
        .join('')
        .toLowerCase()}`
    : '#000000';
}

/** Black or white, whichever is more readable on the colour: one of them always reaches a contrast of 4.5 to 1. */
export function stickerInk(hex: string | null | undefined): '#000000' | '#ffffff' {
  const luminance = relativeLuminance(stickerColour(hex));
  const onWhiteInk = 1.05 / (luminance + 0.05);
  const onBlackInk = (luminance + 0.05) / 0.05;
  // The design prefers white ink; black is used only where white would not be readable.
  return onWhiteInk >= 4.5 || onWhiteInk > onBlackInk ? '#ffffff' : '#000000';
}

function relativeLuminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
