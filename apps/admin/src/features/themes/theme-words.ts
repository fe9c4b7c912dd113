import type { MallStyle } from '@mall/contracts/codes';
import type { ThemeBody, ThemeColourName } from '@mall/contracts/mall-theme';

export const baseWords: Readonly<Record<MallStyle, string>> = {
  ...{ A: '코발트', B: '솔잎', C: '자두', D: '먹', E: '감' },
};
export const colourWords: Readonly<Record<ThemeColourName, string>> = {
  ...{ brand: '주색', accent: '강조색', page: '바탕', menu: '메뉴 바', banner: '배너', foot: '푸터' },
};
export const fieldWords: Readonly<Record<keyof ThemeBody, string>> = {
  ...colourWords,
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
/** What is chosen among a few shapes. */
export const shapes = [
  {
    name: 'corner',
    label: '모서리',
    choices: [
      ...[
        { value: 'BASE', label: '기본' },
        { value: 'SQUARE', label: '각지게' },
      ],
      ...[
        { value: 'SLIGHT', label: '조금' },
        { value: 'ROUND', label: '둥글게' },
      ],
    ],
  },
  {
    name: 'menuBar',
    label: '메뉴 바',
    choices: [
      { value: 'PLAIN', label: '기본' },
      { value: 'FILLED', label: '채움' },
    ],
  },
  {
    name: 'search',
    label: '검색창',
    choices: [
      { value: 'BOX', label: '네모' },
      { value: 'PILL', label: '알약' },
      { value: 'LINE', label: '밑줄' },
    ],
  },
] as const satisfies readonly { readonly name: keyof ThemeBody; readonly label: string; readonly choices: unknown }[];
