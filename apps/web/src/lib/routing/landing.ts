import { landingPath } from '@mall/domain/redirects';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import type { OpenMall } from '../mall/mall-context.tsx';
import { pathInMall } from './mall-path.ts';

/** R2.03, R2.04: the first page of a mall. */
export const landingOf = ({ mall, device }: OpenMall): string => landingPath(mall.mallUrl, device, mall.salesType);

/** R2.07: a member's home, below the mall. */
export const homeBelowMall = ({ mall }: Pick<OpenMall, 'mall'>): ScreenTarget => ({
  screen: mall.salesType === 'UPLOAD' ? 'upload' : 'home',
});

export const homeOf = (openMall: OpenMall): string => pathInMall(openMall, homeBelowMall(openMall));
