import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { useRouter } from '@tanstack/react-router';
import { useMallNavigate } from './use-mall-navigate.ts';

/** Goes back, or to the given path of the mall if this page is the first one opened. */
export function useGoBack(otherwise: ScreenTarget): () => void {
  const router = useRouter();
  const navigate = useMallNavigate();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate(otherwise, { replace: true });
  };
}
