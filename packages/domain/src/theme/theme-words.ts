import type { ThemeColourName } from '@mall/contracts/mall-theme';

export const themeColourWords: Readonly<Record<ThemeColourName, string>> = {
  ...{ brand: '주색', accent: '강조색', page: '바탕', menu: '메뉴 바', banner: '배너', foot: '푸터' },
};
/** The names of shapes: no two kinds have a code in common. */
export const themeShapeWords = {
  ...{ BASE: '기본', SQUARE: '각지게', SLIGHT: '조금', ROUND: '둥글게' },
  ...{ PLAIN: '기본', FILLED: '채움' },
  ...{ BOX: '네모', PILL: '알약', LINE: '밑줄' },
} as const;
