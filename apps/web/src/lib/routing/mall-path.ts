import { mallPath } from '@mall/domain/redirects';
import { type ScreenTarget, screenPath } from '@mall/domain/screens/screen-path';
import { useCallback } from 'react';
import { type OpenMall, useMall } from '../mall/mall-context.tsx';

/** A screen with its parameters, or a path below the mall that data names: `/goods/goodsList?ctgNo=12001`. */
export type MallAddress = ScreenTarget | string;

/** Addresses inside the open mall, on the site that is open: `/home` → `/m/{mall}/home`. */
export function useMallPath(): (address: MallAddress) => string {
  const openMall = useMall();
  return useCallback((address) => pathInMall(openMall, address), [openMall]);
}

/** The same where no component runs. */
export const pathInMall = ({ mall, device }: OpenMall, address: MallAddress): string =>
  mallPath(mall.mallUrl, device, typeof address === 'string' ? address : screenPath(address, device));
