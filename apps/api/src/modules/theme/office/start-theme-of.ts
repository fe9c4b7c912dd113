import type { ThemeBody } from '@mall/contracts/mall-theme';
import { startColours } from '@mall/domain/theme/start-theme';
import type { Mall } from '../../../plugins/mall.repository.ts';

/** How a mall looks for which nobody has chosen a theme. */
export const startThemeOf = ({ style, logo, favicon }: Pick<Mall, 'style' | 'logo' | 'favicon'>): ThemeBody => ({
  ...startColours(style),
  logo,
  favicon,
});
