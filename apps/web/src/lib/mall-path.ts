import { mallPath } from '@mall/domain/redirects';
import { useCallback } from 'react';
import { useMall } from './mall-context.tsx';

/** Links inside the open mall, for the site (desktop or mobile) that is open: `/home` → `/m/{mall}/home`. */
export function useMallPath(): (path: string) => string {
  const { mall, device } = useMall();
  return useCallback((path: string) => mallPath(mall.mallUrl, device, path), [mall.mallUrl, device]);
}
