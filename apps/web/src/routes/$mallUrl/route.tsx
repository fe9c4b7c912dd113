import { createFileRoute, redirect } from '@tanstack/react-router';
import { openMall } from '../../features/layout/model/open-mall.ts';
import { deviceOfBrowser } from '../../lib/device.ts';
import { LayoutFailure } from '../../shell/common/layout-failure.tsx';
import { DesktopMall } from '../../shell/desktop/desktop-mall.tsx';
import { DesktopNotFound } from '../../shell/desktop/desktop-not-found.tsx';

export const Route = createFileRoute('/$mallUrl')({
  beforeLoad: async ({ context, params, location }) => {
    // R2.05: the server does this for a first load; here for a link followed inside the site.
    if (deviceOfBrowser() === 'mobile') {
      const { toMobilePath } = await import('@mall/domain/device-twins');
      throw redirect({ href: toMobilePath(location.href), replace: true });
    }
    return { openMall: await openMall(context.queryClient, params.mallUrl, 'pc') };
  },
  component: function DesktopRoute() {
    return <DesktopMall openMall={Route.useRouteContext().openMall} />;
  },
  errorComponent: LayoutFailure,
  notFoundComponent: DesktopNotFound,
});
