export type ColourFamily = { id: string; label: string; hex: string };

/** The colours a list can be filtered by. */
export const colourFamilies: readonly ColourFamily[] = [
  { id: 'white', label: '화이트', hex: '#f4f3ef' },
  { id: 'black', label: '블랙', hex: '#222326' },
  { id: 'gray', label: '그레이', hex: '#9a9da3' },
  { id: 'beige', label: '베이지', hex: '#dccdb4' },
  { id: 'brown', label: '브라운', hex: '#7a5238' },
  { id: 'red', label: '레드', hex: '#c8453a' },
  { id: 'orange', label: '오렌지', hex: '#e8843c' },
  { id: 'yellow', label: '옐로', hex: '#f0cf5b' },
  { id: 'green', label: '그린', hex: '#8fa58f' },
  { id: 'blue', label: '블루', hex: '#7fa6cf' },
  { id: 'navy', label: '네이비', hex: '#33456b' },
  { id: 'purple', label: '퍼플', hex: '#b6a6d8' },
  { id: 'pink', label: '핑크', hex: '#ecb9c0' },
];

/** The family a shopper would look under for a hex colour. */
export function colourFamilyOf(hex: string): string {
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

function warmFamily(hue: number, saturation: number, lightness: number): string {
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
