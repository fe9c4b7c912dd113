/** A colour as perceived (OKLCH): lightness 0 to 1, chroma from 0 (grey) to about 0.3, hue in radians. */
type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };
type Rgb = readonly [red: number, green: number, blue: number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

// Björn Ottosson's matrices, as in CSS Color 4.
export function toOklch(colour: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const along = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const across = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { lightness, chroma: Math.hypot(along, across), hue: Math.atan2(across, along) };
}

function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const along = chroma * Math.cos(hue);
  const across = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * along + 0.2158037573 * across) ** 3;
  const m = (lightness - 0.1055613458 * along - 0.0638541728 * across) ** 3;
  const s = (lightness - 0.0894841775 * along - 1.291485548 * across) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShowable = (rgb: Rgb) => rgb.every((value) => value > -0.0005 && value < 1.0005);

/** The most vivid colour of this lightness and hue that a screen can show, up to the given chroma. */
function showable(wanted: Oklch): Rgb {
  const rgb = toRgb(wanted);
  if (isShowable(rgb)) return rgb;
  let [low, high] = [0, wanted.chroma];
  for (let turn = 0; turn < 16; turn += 1) {
    const chroma = (low + high) / 2;
    if (isShowable(toRgb({ ...wanted, chroma }))) low = chroma;
    else high = chroma;
  }
  return toRgb({ ...wanted, chroma: low });
}

export function fromOklch({ lightness, ...tone }: Oklch): string {
  const rgb = showable({ lightness: Math.min(1, Math.max(0, lightness)), ...tone });
  const two = (value: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(two).join('')}`;
}
