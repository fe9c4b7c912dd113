import { Outlet, useMatches } from '@tanstack/react-router';
import { BehindPrerender } from '../../components/page/behind-prerender.tsx';
import { PageTopBar } from '../../components/page/page-top-bar.tsx';
import bar from '../../components/page/top-bar.module.css';
import { prepareShell } from '../../features/layout/model/prepare-shell.ts';
import type { Load } from '../../lib/routing/load.ts';
import { MobileFrame } from './mobile-frame.tsx';

/** The main layout; the table of screens says how much of it is around a page. */
export function MobileMain() {
  // Selects only what the frame shows of the open page: the match is a new object at each change of the address.
  const { mobileChrome = 'home', title } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  const isOnItsWay = useMatches({ select: (matches) => matches.at(-1)?.status === 'pending' });
  // A page with its own bar.
  const isBarMissing = mobileChrome !== 'home' && title === undefined && isOnItsWay;
  return (
    <BehindPrerender>
      <MobileFrame chrome={mobileChrome}>
        {title !== undefined && <PageTopBar title={title} />}
        {isBarMissing && <div className={bar.bar} />}
        <Outlet />
      </MobileFrame>
    </BehindPrerender>
  );
}

/** Fetches what the header needs while the page's code is still loading. */
export const load: Load = ({ queryClient, openMall }) => prepareShell(queryClient, openMall);
