import { loginPath } from '@mall/domain/redirects';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { layoutQuery } from '../../features/layout/api/layout.query.ts';
import { placeOf } from '../../lib/routing/place.ts';
import { forgetMemberData } from '../../lib/session/member-cache.ts';

/** R8.04: to the login page, with the way back. A marketing mall requests new tokens instead and stays on the page (R1.06). */
export async function leadToLogin(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  const { pathname, href } = router.latestLocation;
  const place = placeOf(pathname);
  forgetMemberData(queryClient);
  const layout = layoutQuery(place.mallUrl, place.device);
  if (queryClient.getQueryData(layout.queryKey)?.mall.isMarketing) {
    queryClient.removeQueries({ queryKey: layout.queryKey });
    return router.invalidate();
  }
  if (place.path.startsWith('/login')) return;
  await router.navigate({ href: loginPath(place.mallUrl, place.device, href) });
}
