import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { openMall } from '../../features/layout/model/open-mall.ts';
import { MailRefusal } from '../../features/member/parts/mail-refusal.tsx';
import { deviceOfBrowser } from '../../lib/device.ts';
import { guardNumber } from '../../lib/guard.ts';
import { MallProvider } from '../../lib/mall-context.tsx';
import { mallUrlOfHost } from '../../lib/place.ts';
import { readText } from '../../lib/search-params.ts';
import { LayoutFailure } from '../../shell/common/layout-failure.tsx';

// R2.15: outside the mall's prefix; the host says which mall it is.
export const Route = createFileRoute('/email/rejectMailYn/$memberNo')({
  validateSearch: (search: Record<string, unknown>) => ({ token: readText(search['token'], /^[\w-]{1,200}$/) }),
  beforeLoad: async ({ context, params }) => {
    guardNumber(params.memberNo);
    return { openMall: await openMall(context.queryClient, mallUrlOfHost(), deviceOfBrowser()) };
  },
  component: function MailRefusalRoute() {
    const link = { memberNo: Number(Route.useParams().memberNo), token: Route.useSearch().token ?? 'none' };
    return (
      <MallProvider value={Route.useRouteContext().openMall}>
        <main id="content">
          <MailRefusal link={link} />
        </main>
      </MallProvider>
    );
  },
  errorComponent: LayoutFailure,
  notFoundComponent: NotFoundPage,
});
