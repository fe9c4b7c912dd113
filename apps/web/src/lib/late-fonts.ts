import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

/**
 * Loads the fonts once the first page shows what it asked for. Text is drawn without them; earlier, their 400 kB would take
 * a slow network from the page's own code, data and pictures.
 */
export function loadFontsLate(router: AnyRouter, queryClient: QueryClient): void {
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting();
    whenStill(queryClient, () => void import('@mall/ui/fonts.css'));
  });
}

function whenStill(queryClient: QueryClient, act: () => void): void {
  if (queryClient.isFetching() === 0) {
    act();
    return;
  }
  const stopWaiting = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() > 0) return;
    stopWaiting();
    act();
  });
}
