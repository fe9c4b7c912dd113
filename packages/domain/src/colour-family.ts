import type { ColourFamily } from '@mall/contracts/colour-families';

/** The colour family under which a shopper would look for a hex colour. */
export function colourFamilyOf(hex: string): ColourFamily {
  const { hue, saturation, lightness } = toHsl(hex);
  if (lightness < 0.24 && saturation < 0.3) return 'black';
  if (saturation < 0.1) return lightness > 0.86 ? 'white' : 'gray';
  if (lightness > 0.88) return 'white';
  if (hue < 15 || hue >= 335) return lightness > 0.68 ? 'pink' : 'red';
  if (hue < 70) return warmFamily(hue, saturation, lightness);
  if (hue < 175) return 'green';
  if (hue < 248) return lightness < 0.4 ? 'navy' : saturation < 0.14 ? 'gray' : 'blue';
  return hue < 300 ? 'purple' : 'pink';
}

function warmFamily(hue: number, saturation: number, lightness: number): ColourFamily {
  if (lightness < 0.42) return 'brown';
  if (saturation > 0.6 && lightness < 0.8) return hue < 36 ? 'orange' : 'yellow';
  return lightness > 0.6 ? 'beige' : 'brown';
}

function toHsl(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const range = high - low;
  const lightness = (high + low) / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === red ? (green - blue) / range : high === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return { hue: (sector * 60 + 360) % 360, saturation, lightness };
}
