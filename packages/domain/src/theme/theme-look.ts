import type { ThemeBody } from '@mall/contracts/mall-theme';

/** The part of a theme that several malls may share: its colours and shapes, without its pictures. */
export type ThemeLook = Omit<ThemeBody, 'logo' | 'footLogo' | 'favicon'>;

/** In a fixed order, so that two looks are equal when their texts are. */
export const lookOf = ({
  base,
  brand,
  accent,
  page,
  menu,
  banner,
  foot,
  corner,
  menuBar,
  search,
}: ThemeLook): ThemeLook => ({
  ...{ base, brand, accent, page, menu, banner, foot, corner, menuBar, search },
});

export const isSameLook = (one: ThemeLook, other: ThemeLook): boolean =>
  JSON.stringify(lookOf(one)) === JSON.stringify(lookOf(other));
