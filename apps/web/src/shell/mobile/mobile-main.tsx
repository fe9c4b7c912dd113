import { Outlet, useMatches } from '@tanstack/react-router';
import { PageTopBar } from '../../components/page/page-top-bar.tsx';
import { prepareShell } from '../../features/layout/model/prepare-shell.ts';
import type { Load } from '../../lib/routing/load.ts';
import { MobileFrame } from './mobile-frame.tsx';

/** The main layout; the table of pages says how much of it stands around a page. */
export function MobileMain() {
  const { mobileChrome = 'home', title } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  return (
    <MobileFrame chrome={mobileChrome}>
      {title !== undefined && <PageTopBar title={title} />}
      <Outlet />
    </MobileFrame>
  );
}

/** Reads what the header needs while the page's code is still on its way. */
export const load: Load = ({ queryClient, openMall }) => prepareShell(queryClient, openMall);
