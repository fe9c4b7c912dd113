import type { ThemeBody } from '@mall/contracts/mall-theme';

/** Of a theme what several malls may wear: its colours and shapes, and none of its pictures. */
export type ThemeLook = Omit<ThemeBody, 'logo' | 'footLogo' | 'favicon'>;

/** In one order, so that two are the same when their texts are. */
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
