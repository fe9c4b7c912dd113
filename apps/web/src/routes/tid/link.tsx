import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { openMall } from '../../features/layout/model/open-mall.ts';
import { TidLink } from '../../features/session/parts/tid-link.tsx';
import { deviceOfBrowser } from '../../lib/device.ts';
import { MallProvider } from '../../lib/mall-context.tsx';
import { mallUrlOfHost } from '../../lib/place.ts';
import { keptUnlinkedTid } from '../../lib/tid-visit.ts';
import { LayoutFailure } from '../../shell/common/layout-failure.tsx';

// R2.15: outside the mall's prefix, like the page before it.
export const Route = createFileRoute('/tid/link')({
  beforeLoad: async ({ context }) => {
    const device = keptUnlinkedTid()?.device ?? deviceOfBrowser();
    return { openMall: await openMall(context.queryClient, mallUrlOfHost(), device) };
  },
  component: function TidLinkRoute() {
    return (
      <MallProvider value={Route.useRouteContext().openMall}>
        <main id="content">
          <TidLink />
        </main>
      </MallProvider>
    );
  },
  errorComponent: LayoutFailure,
  notFoundComponent: NotFoundPage,
});
