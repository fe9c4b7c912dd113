import type { ThemeBody } from '@mall/contracts/mall-theme';
import { type BaseToken, baseThemes } from './base-themes.ts';
import { toOklch } from './oklch.ts';
import { ink, inkOn, readable, shifted, tint, white } from './readable.ts';
import { cornerTokens, searchTokens } from './theme-shapes.ts';

/** Custom properties of packages/ui/src/tokens.css, without their dashes. */
export type ThemeTokens = Readonly<Record<string, string>>;
type Base = Readonly<Record<BaseToken, string>>;

/** For controls and large text. */
const leastOfControls = 3;
/** Away from the colour of the text on it, so that it is even more readable. */
const deeper = (plane: string, by: number) => shifted(plane, inkOn(plane) === white ? -by : by);

/**
 * Everything that a mall's own theme sets instead of its base. What staff do not choose is derived from what they do, and adjusted until it
 * is readable; what they choose is never changed.
 */
export function tokensOf(theme: ThemeBody): ThemeTokens {
  const base: Base = baseThemes[theme.base];
  const head = theme.base === 'D' ? base.head : base.head === base.page ? theme.page : base.head;
  return {
    ...{ text: base.text, 'text-2': base['text-2'], 'text-3': base['text-3'], 'line-field': base['line-field'] },
    ...brandTokens(theme, base),
    ...headTokens(theme, base, head),
    ...menuTokens(theme, base, head),
    ...bandTokens(theme, base),
    ...footTokens(theme.foot, theme.brand),
    ...{ 'banner-a': deeper(theme.banner, 0.12), 'banner-b': theme.banner, 'on-banner': inkOn(theme.banner) },
    ...cornerTokens(theme.corner),
  };
}

function brandTokens({ brand, accent, page }: ThemeBody, base: Base): ThemeTokens {
  const weak = { 'brand-weak': tint(brand, 0.966, 0.018), 'brand-weak-2': tint(brand, 0.925, 0.045) };
  const grounds = [page, base.surface, base['surface-2'], base['surface-3'], base.tile, ...Object.values(weak)];
  return {
    ...{ page, brand, 'brand-hover': deeper(brand, 0.05), 'brand-press': deeper(brand, 0.1), ...weak },
    ...{ 'brand-text': readable(brand, grounds), 'on-brand': inkOn(brand), ring: brand },
    ...{ accent, 'on-accent': inkOn(accent) },
  };
}

function headTokens({ base: style, brand, accent, search }: ThemeBody, base: Base, head: string): ThemeTokens {
  return {
    ...{ userbar: base.userbar, 'userbar-text': base['userbar-text'] },
    ...{ head, 'head-text': base['head-text'], 'head-line': base['head-line'] },
    'head-ring': readable(style === 'D' ? accent : brand, [head], leastOfControls),
    'search-line': readable(brand, [head], leastOfControls),
    ...searchTokens(search, { head, text: base['head-text'] }),
  };
}

function menuTokens({ base: style, brand, accent, menu, menuBar }: ThemeBody, base: Base, head: string): ThemeTokens {
  const isFilled = menuBar === 'FILLED';
  const cat = isFilled ? menu : head;
  const active = isFilled || style === 'D' ? accent : brand;
  const text = isFilled ? inkOn(menu) : base['head-text'];
  return {
    ...{ cat, 'cat-text': text, 'cat-line': isFilled ? menu : base['head-line'] },
    // On a header with light text the chosen colour is a light one, not another white.
    'cat-active': readable(text === white ? tint(active, 0.9, 0.12) : active, [cat]),
    'cat-ring': readable(active, [cat], leastOfControls),
  };
}

/** The large surface of the home: a tint of the brand's colour, or black in the black theme. */
function bandTokens({ base: style, brand, accent }: ThemeBody, base: Base): ThemeTokens {
  if (style === 'D')
    return {
      ...{ band: base.band, 'band-text': base['band-text'], 'band-sub': base['band-sub'] },
      ...{ 'band-action': accent, 'band-action-hover': deeper(accent, 0.05), 'on-band-action': inkOn(accent) },
    };
  const band = tint(brand, 0.957, 0.022);
  return {
    ...{ band, 'band-text': readable(tint(brand, 0.27, 0.08), [band]) },
    'band-sub': readable(tint(brand, 0.43, 0.06), [band]),
  };
}

function footTokens(foot: string, brand: string): ThemeTokens {
  const isDark = inkOn(foot) === white;
  return {
    foot,
    'foot-text': readable(isDark ? tint(foot, 0.82, 0.02) : tint(foot, 0.47, 0.02), [foot]),
    'foot-strong': isDark ? white : ink,
    'foot-line': shifted(foot, toOklch(foot).lightness < 0.5 ? 0.09 : -0.05),
    'foot-ring': readable(isDark ? white : brand, [foot], leastOfControls),
  };
}
