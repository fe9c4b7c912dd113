import { createFileRoute } from '@tanstack/react-router';
import { openMall } from '../../../features/layout/model/open-mall.ts';
import { LayoutFailure } from '../../../shell/common/layout-failure.tsx';
import { MobileMall } from '../../../shell/mobile/mobile-mall.tsx';
import { MobileNotFound } from '../../../shell/mobile/mobile-not-found.tsx';

export const Route = createFileRoute('/m/$mallUrl')({
  beforeLoad: async ({ context, params }) => ({
    openMall: await openMall(context.queryClient, params.mallUrl, 'mobile'),
  }),
  component: function MobileRoute() {
    return <MobileMall openMall={Route.useRouteContext().openMall} />;
  },
  errorComponent: LayoutFailure,
  notFoundComponent: MobileNotFound,
});
