import type { ThemeBody } from '@mall/contracts/mall-theme';
import { startColours } from '@mall/domain/theme/start-theme';
import type { Mall } from '../../../plugins/mall.repository.ts';

type Look = Pick<Mall, 'style' | 'logo' | 'footerLogo' | 'favicon'>;

/** The theme of a mall for which nobody has chosen one. */
export const startThemeOf = ({ style, logo, footerLogo, favicon }: Look): ThemeBody => ({
  ...startColours(style),
  logo,
  footLogo: footerLogo,
  favicon,
});
