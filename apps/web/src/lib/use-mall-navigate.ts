import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useMallPath } from './mall-path.ts';

type Options = { replace?: boolean; resetScroll?: boolean; state?: Record<string, unknown> };

/** Goes to a path inside the open mall. */
export function useMallNavigate(): (path: string, options?: Options) => Promise<void> {
  const router = useRouter();
  const toMall = useMallPath();
  return useCallback((path, options) => router.navigate({ href: toMall(path), ...options }), [router, toMall]);
}
