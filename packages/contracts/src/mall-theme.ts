import * as z from 'zod/mini';
import { mallStyles } from './codes.ts';
import { boundedText, entity, oneOf, plain, type ValueOf } from './wire.ts';

const colour = plain(z.string().check(z.regex(/^#[0-9a-f]{6}$/)));
/** Corners: as in the base; square; slightly round; round. */
const themeCorners = ['BASE', 'SQUARE', 'SLIGHT', 'ROUND'] as const;
/** A category bar in the header's colour, or in its own. */
const themeMenuBars = ['PLAIN', 'FILLED'] as const;
const themeSearches = ['BOX', 'PILL', 'LINE'] as const;
/** The colours that staff choose; all others are derived from them. */
export const themeColourNames = ['brand', 'accent', 'page', 'menu', 'banner', 'foot'] as const;
export type ThemeColourName = (typeof themeColourNames)[number];

/** A mall's theme as staff choose it (domain/theme). */
export const mallTheme = entity({
  base: oneOf(mallStyles),
  brand: colour,
  accent: colour,
  page: colour,
  menu: colour,
  banner: colour,
  foot: colour,
  corner: oneOf(themeCorners),
  menuBar: oneOf(themeMenuBars),
  search: oneOf(themeSearches),
  /** Files below /images; empty: only the mall's name is shown. */
  logo: boundedText(120),
  /** For the colour of the footer. */
  footLogo: boundedText(120),
  /** Empty: the logo. */
  favicon: boundedText(120),
});
export type ThemeBody = ValueOf<typeof mallTheme>;
