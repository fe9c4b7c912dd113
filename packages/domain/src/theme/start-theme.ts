import type { MallStyle } from '@mall/contracts/codes';
import type { ThemeBody } from '@mall/contracts/mall-theme';
import { baseThemes } from './base-themes.ts';
import { type ThemeTokens, tokensOf } from './theme-tokens.ts';

const searches = { A: 'BOX', B: 'BOX', C: 'PILL', D: 'LINE', E: 'PILL' } as const;

/** Everything of a base theme except the pictures. */
export function startColours(base: MallStyle): Omit<ThemeBody, 'logo' | 'footLogo' | 'favicon'> {
  const { brand, accent, page, foot, cat, 'banner-b': banner } = baseThemes[base];
  const isFilled = base === 'B';
  return {
    ...{ base, brand, accent, page, menu: isFilled ? cat : brand, banner, foot },
    ...{ corner: 'BASE', menuBar: isFilled ? 'FILLED' : 'PLAIN', search: searches[base] },
  };
}

/** The mall's stylesheet; empty if the theme is its unchanged base, which every page loads already. */
export function sheetTokensOf(theme: ThemeBody): ThemeTokens {
  const start = Object.entries(startColours(theme.base));
  const isAsItComes = start.every(([name, value]) => theme[name as keyof ThemeBody] === value);
  return isAsItComes ? {} : tokensOf(theme);
}
