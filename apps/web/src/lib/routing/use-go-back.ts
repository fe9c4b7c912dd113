import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { useRouter } from '@tanstack/react-router';
import { useMallNavigate } from './use-mall-navigate.ts';

/** Back where one came from, or to the given path of the mall when this page is the first one opened. */
export function useGoBack(otherwise: ScreenTarget): () => void {
  const router = useRouter();
  const navigate = useMallNavigate();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate(otherwise, { replace: true });
  };
}
