import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** R4.12: menus and panels close when another page opens. */
export function useCloseOnNavigation(close: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && close()), [router, close]);
}
