import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type MallAddress, useMallPath } from './mall-path.ts';

type Options = { replace?: boolean; resetScroll?: boolean; state?: Record<string, unknown> };

/** Goes to a screen, or to a path from data, inside the open mall. */
export function useMallNavigate(): (address: MallAddress, options?: Options) => Promise<void> {
  const router = useRouter();
  const toMall = useMallPath();
  return useCallback((address, options) => router.navigate({ href: toMall(address), ...options }), [router, toMall]);
}
