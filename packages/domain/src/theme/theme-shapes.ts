import type { ThemeBody } from '@mall/contracts/mall-theme';
import { readable } from './readable.ts';

type Tokens = Readonly<Record<string, string>>;

/** The radii in the order of `radii`. */
const corners: Readonly<Record<ThemeBody['corner'], readonly string[]>> = {
  BASE: [],
  SQUARE: ['0', '0', '0', '0', '0', '0', '0', '0', '0'],
  SLIGHT: ['6px', '8px', '10px', '14px', '6px', '6px', '6px', '8px', '3px'],
  ROUND: ['10px', '16px', '22px', '30px', '14px', '10px', '14px', '20px', '6px'],
};
const radii = ['r-s', 'r-m', 'r-l', 'r-xl', 'r-btn', 'r-btn-s', 'r-field', 'r-tile', 'r-badge'];

export const cornerTokens = (corner: ThemeBody['corner']): Tokens =>
  Object.fromEntries(corners[corner].map((radius, at) => [radii[at] ?? '', radius]));

type Head = { readonly head: string; readonly text: string };

/** The search field of the header: a white one with a border, or a line on the header itself. */
export function searchTokens(search: ThemeBody['search'], { head, text }: Head): Tokens {
  if (search === 'LINE')
    return {
      ...{ 'head-search': 'transparent', 'head-search-text': text, 'head-search-go': text },
      'head-search-hint': readable('#85858a', [head]),
      ...{ 'head-search-edge': '0 0 1px', 'head-search-pad': '0', 'r-search': '0' },
    };
  return {
    ...{ 'head-search': 'var(--surface)', 'head-search-text': 'var(--text)', 'head-search-go': 'var(--brand-text)' },
    ...{ 'head-search-hint': 'var(--text-3)', 'head-search-edge': '2px' },
    'head-search-pad': search === 'PILL' ? '22px' : '18px',
    'r-search': search === 'PILL' ? '99px' : 'var(--r-field)',
  };
}
