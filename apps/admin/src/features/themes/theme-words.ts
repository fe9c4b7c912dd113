import type { MallStyle } from '@mall/contracts/codes';
import type { ThemeBody } from '@mall/contracts/mall-theme';
import { themeColourWords, themeShapeWords as words } from '@mall/domain/theme/theme-words';

export const baseWords: Readonly<Record<MallStyle, string>> = {
  ...{ A: '코발트', B: '솔잎', C: '자두', D: '먹', E: '감' },
};
export const fieldWords: Readonly<Record<keyof ThemeBody, string>> = {
  ...themeColourWords,
  ...{
    base: '바탕 테마',
    corner: '모서리',
    menuBar: '메뉴 바 모양',
    search: '검색창',
    logo: '로고',
    footLogo: '푸터 로고',
    favicon: '파비콘',
  },
};
/** Choices among a few shapes. */
export const shapes = [
  {
    name: 'corner',
    label: '모서리',
    choices: [
      ...[
        { value: 'BASE', label: words.BASE },
        { value: 'SQUARE', label: words.SQUARE },
      ],
      ...[
        { value: 'SLIGHT', label: words.SLIGHT },
        { value: 'ROUND', label: words.ROUND },
      ],
    ],
  },
  {
    name: 'menuBar',
    label: '메뉴 바',
    choices: [
      { value: 'PLAIN', label: words.PLAIN },
      { value: 'FILLED', label: words.FILLED },
    ],
  },
  {
    name: 'search',
    label: '검색창',
    choices: [
      { value: 'BOX', label: words.BOX },
      { value: 'PILL', label: words.PILL },
      { value: 'LINE', label: words.LINE },
    ],
  },
] as const satisfies readonly { readonly name: keyof ThemeBody; readonly label: string; readonly choices: unknown }[];
