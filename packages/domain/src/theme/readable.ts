import { contrastOf, leastContrast } from '../contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';

export const white = '#ffffff';
export const ink = '#15181d';

/** The text colour for a surface: white, unless the surface is too bright for it, then ink. */
export const inkOn = (plane: string): string => (contrastOf(white, plane) >= 3 ? white : ink);

const steps = Array.from({ length: 101 }, (_, at) => at / 100);

/** The nearest colour of the same hue that passes, by lightness; undefined when none does. */
export function nearestPassing(colour: string, passes: (candidate: string) => boolean): string | undefined {
  if (passes(colour)) return colour;
  const from = toOklch(colour);
  const distance = (lightness: number) => Math.abs(lightness - from.lightness);
  const nearestFirst = steps.toSorted((one, other) => distance(one) - distance(other));
  for (const lightness of nearestFirst) {
    const candidate = fromOklch({ ...from, lightness });
    if (passes(candidate)) return candidate;
  }
  return undefined;
}

/**
 * The nearest colour of the same hue that has enough contrast with all these backgrounds. Contrast grows with the distance from a
 * background, so a binary search finds it, much faster than step by step.
 */
export function readable(colour: string, grounds: readonly string[], least = leastContrast): string {
  const passes = (candidate: string) => grounds.every((ground) => contrastOf(candidate, ground) >= least);
  if (passes(colour)) return colour;
  const from = toOklch(colour);
  const at = (lightness: number) => fromOklch({ ...from, lightness });
  const ends = [0, 1].filter((end) => passes(at(end))).map((end) => firstPassing(from.lightness, end, at, passes));
  const distance = (lightness: number) => Math.abs(lightness - from.lightness);
  const [nearest] = ends.toSorted((one, other) => distance(one) - distance(other));
  return nearest === undefined ? ink : at(nearest);
}

function firstPassing(
  from: number,
  to: number,
  at: (lightness: number) => string,
  passes: (candidate: string) => boolean,
): number {
  let [failing, passing] = [from, to];
  for (let turn = 0; turn < 10; turn += 1) {
    const middle = (failing + passing) / 2;
    if (passes(at(middle))) passing = middle;
    else failing = middle;
  }
  return passing;
}

/** The same hue with this lightness, and at most this chroma. */
export function tint(colour: string, lightness: number, most: number): string {
  const from = toOklch(colour);
  return fromOklch({ ...from, lightness, chroma: Math.min(from.chroma, most) });
}

/** The same hue, lighter or darker by this much. */
export function shifted(colour: string, by: number): string {
  const from = toOklch(colour);
  return fromOklch({ ...from, lightness: from.lightness + by });
}
