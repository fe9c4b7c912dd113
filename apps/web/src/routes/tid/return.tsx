import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { openMall } from '../../features/layout/model/open-mall.ts';
import { TidReturn } from '../../features/session/parts/tid-return.tsx';
import { deviceOfBrowser } from '../../lib/device.ts';
import { MallProvider } from '../../lib/mall-context.tsx';
import { mallUrlOfHost } from '../../lib/place.ts';
import { keepParams } from '../../lib/search-params.ts';
import { begunTid } from '../../lib/tid-visit.ts';
import { LayoutFailure } from '../../shell/common/layout-failure.tsx';

// R2.15: outside the mall's prefix. The state tells on which site the visit began, the host in which mall.
export const Route = createFileRoute('/tid/return')({
  validateSearch: keepParams('state', 'code', 'error', 'iss'),
  beforeLoad: async ({ context, location }) => {
    const state = new URLSearchParams(location.searchStr).get('state') ?? '';
    const device = begunTid(state)?.device ?? deviceOfBrowser();
    return { openMall: await openMall(context.queryClient, mallUrlOfHost(), device) };
  },
  component: function TidReturnRoute() {
    return (
      <MallProvider value={Route.useRouteContext().openMall}>
        <main id="content">
          <TidReturn answer={Route.useSearch()} />
        </main>
      </MallProvider>
    );
  },
  errorComponent: LayoutFailure,
  notFoundComponent: NotFoundPage,
});
