import type { ThemeBody, ThemeColourName } from '@mall/contracts/mall-theme';
import { contrastOf, leastContrast } from '../contrast.ts';
import { inkOn, nearestPassing } from './readable.ts';
import { type ThemeTokens, tokensOf } from './theme-tokens.ts';

/** Which colour appears on which in the shop, the least contrast (WCAG 2.2 AA), and the colour to adjust when it is too low. */
type ThemePair = {
  readonly label: string;
  readonly front: string;
  readonly ground: string;
  readonly least: number;
  readonly moves: ThemeColourName;
};

const pair = (label: string, front: string, ground: string, moves: ThemeColourName, least = leastContrast) => ({
  ...{ label, front, ground, moves, least },
});

/** The same list is in the database (theme_pairs of migration 0251); a test compares them. */
const themePairs: readonly ThemePair[] = [
  pair('글자 / 바탕', 'text', 'page', 'page'),
  pair('보조 글자 / 바탕', 'text-2', 'page', 'page'),
  pair('흐린 글자 / 바탕', 'text-3', 'page', 'page'),
  pair('입력칸 테두리 / 바탕', 'line-field', 'page', 'page', 3),
  pair('버튼 글자 / 주색', 'on-brand', 'brand', 'brand'),
  pair('누른 버튼 글자 / 주색', 'on-brand', 'brand-press', 'brand'),
  pair('선택 표시 / 바탕', 'brand', 'page', 'brand', 3),
  pair('링크 / 바탕', 'brand-text', 'page', 'brand'),
  pair('링크 / 옅은 주색', 'brand-text', 'brand-weak-2', 'brand'),
  pair('강조 글자 / 강조색', 'on-accent', 'accent', 'accent'),
  pair('머리글 / 머리', 'head-text', 'head', 'page'),
  pair('검색창 테두리 / 머리', 'search-line', 'head', 'brand', 3),
  pair('메뉴 글자 / 메뉴 바', 'cat-text', 'cat', 'menu'),
  pair('선택 메뉴 / 메뉴 바', 'cat-active', 'cat', 'menu'),
  pair('배너 제목 / 배너', 'on-banner', 'banner-b', 'banner'),
  pair('배너 제목 / 배너 끝', 'on-banner', 'banner-a', 'banner'),
  pair('기획전 제목 / 띠', 'band-text', 'band', 'brand'),
  pair('기획전 설명 / 띠', 'band-sub', 'band', 'brand'),
  pair('푸터 글자 / 푸터', 'foot-text', 'foot', 'foot'),
  pair('푸터 제목 / 푸터', 'foot-strong', 'foot', 'foot'),
];

type JudgedPair = ThemePair & { readonly contrast: number; readonly isPassing: boolean };

const judge = (tokens: ThemeTokens, { front, ground, least, ...rest }: ThemePair): JudgedPair => {
  const contrast = contrastOf(tokens[front] ?? '', tokens[ground] ?? '');
  return { ...rest, front, ground, least, contrast, isPassing: contrast >= least };
};

export const judgeTokens = (tokens: ThemeTokens): readonly JudgedPair[] => themePairs.map((one) => judge(tokens, one));
export const judgeTheme = (theme: ThemeBody): readonly JudgedPair[] => judgeTokens(tokensOf(theme));

export type Offer = { readonly name: ThemeColourName; readonly colour: string };

/** The nearest colours of the same hues with which everything is readable; one for each colour that must change. */
export function offersFor(theme: ThemeBody): readonly Offer[] {
  const inTheWay = [...new Set(judgeTheme(theme).flatMap(({ isPassing, moves }) => (isPassing ? [] : [moves])))];
  return inTheWay.flatMap((name) => {
    const colour = offerFor(theme, name);
    return colour === undefined ? [] : [{ name, colour }];
  });
}

/** White text stays white if possible. */
function offerFor(theme: ThemeBody, name: ThemeColourName): string | undefined {
  const passes = (candidate: string) => isWrittenOn(candidate) && passesWith(theme, name, candidate);
  const written = inkOn(theme[name]);
  return (
    nearestPassing(theme[name], (candidate) => inkOn(candidate) === written && passes(candidate)) ??
    nearestPassing(theme[name], passes)
  );
}

/** Checked first, because it is much faster than everything that follows from a colour. */
const isWrittenOn = (plane: string): boolean => contrastOf(inkOn(plane), plane) >= leastContrast;

const passesWith = (theme: ThemeBody, name: ThemeColourName, colour: string): boolean =>
  judgeTheme({ ...theme, [name]: colour }).every(({ moves, isPassing }) => moves !== name || isPassing);
