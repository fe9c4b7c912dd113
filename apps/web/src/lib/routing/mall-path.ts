import { mallPath } from '@mall/domain/redirects';
import { type ScreenTarget, screenPath } from '@mall/domain/screens/screen-path';
import { useCallback } from 'react';
import { type OpenMall, useMall } from '../mall/mall-context.tsx';

/** A screen with its parameters, or a path below the mall from data: `/goods/goodsList?ctgNo=12001`. */
export type MallAddress = ScreenTarget | string;

/** Addresses inside the open mall, on the open site: `/home` → `/m/{mall}/home`. */
export function useMallPath(): (address: MallAddress) => string {
  const openMall = useMall();
  return useCallback((address) => pathInMall(openMall, address), [openMall]);
}

/** The same outside of components. */
export const pathInMall = ({ mall, device }: OpenMall, address: MallAddress): string =>
  mallPath(mall.mallUrl, device, typeof address === 'string' ? address : screenPath(address, device));
