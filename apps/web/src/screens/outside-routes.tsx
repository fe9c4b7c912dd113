import { mallPath } from '@mall/domain/redirects';
import { type OutsidePage, outsidePages, readMemberNo } from '@mall/domain/screens/outside-pages';
import { readSearch, text } from '@mall/domain/screens/search-schema';
import { type AnyRoute, createRoute, notFound, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { NotFoundPage } from '../components/page/not-found-page.tsx';
import { openMall } from '../features/layout/model/open-mall.ts';
import { deviceOfBrowser } from '../lib/browser/device.ts';
import { MallProvider } from '../lib/mall/mall-context.tsx';
import { mallUrlOfHost } from '../lib/routing/place.ts';
import { begunTid, storedUnlinkedTid } from '../lib/session/tid-visit.ts';
import { LayoutFailure } from '../shell/common/layout-failure.tsx';
import { lazily } from './lazily.ts';
import { rootRoute } from './root-route.tsx';

type Search = Readonly<Record<string, unknown>>;
/** The props of a page from its address. */
type Given = { readonly written: Readonly<Record<string, string>>; readonly search: Search };
type Page = {
  readonly page: () => Promise<ComponentType<Given>>;
  /** The site on which the visit began. */
  readonly deviceOf?: (search: Search) => ReturnType<typeof deviceOfBrowser> | undefined;
};

const pages: Readonly<Record<Exclude<OutsidePage, 'certificationResult'>, Page>> = {
  mailRefusal: {
    page: async () => (await import('../features/member/parts/mail-refusal.tsx')).MailRefusal,
  },
  look: {
    page: async () => {
      const { LookEntrance, takeLookCode } = await import('../features/session/parts/look-entrance.tsx');
      const code = takeLookCode();
      return () => <LookEntrance code={code} />;
    },
  },
  tidLink: {
    page: async () => (await import('../features/session/parts/tid-link.tsx')).TidLink,
    deviceOf: () => storedUnlinkedTid()?.device,
  },
  tidReturn: {
    page: async () => (await import('../features/session/parts/tid-return.tsx')).TidReturn,
    // The state says on which site the visit began.
    deviceOf: (search) => begunTid(readSearch({ state: text() }, search).state ?? '')?.device,
  },
};

/** R2.15: the routes outside of any mall's paths. */
export function outsideRoutes(): AnyRoute[] {
  const routes = Object.entries(pages).map(([name, page]) => outsideRoute(outsidePages[name as OutsidePage], page));
  const certificationResult = createRoute({
    getParentRoute: () => rootRoute,
    path: outsidePages.certificationResult,
    beforeLoad: () => {
      throw redirect({ href: mallPath(mallUrlOfHost(), deviceOfBrowser(), '/popup/certPhone'), replace: true });
    },
  });
  return [...routes, certificationResult];
}

function outsideRoute(path: string, { page, deviceOf }: Page): AnyRoute {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: async ({ context, params, search }) => {
      const { memberNo } = params as { memberNo?: string };
      if (memberNo !== undefined && readMemberNo(memberNo) === undefined) throw notFound();
      const device = deviceOf?.({ ...search }) ?? deviceOfBrowser();
      return { openMall: await openMall(context.queryClient, mallUrlOfHost(), device) };
    },
    component: lazily(async () => {
      const Page = await page();
      return () => (
        <MallProvider value={route.useRouteContext().openMall}>
          <main id="content">
            <Page written={route.useParams()} search={route.useSearch()} />
          </main>
        </MallProvider>
      );
    }),
    errorComponent: LayoutFailure,
    notFoundComponent: NotFoundPage,
  });
  return route;
}
