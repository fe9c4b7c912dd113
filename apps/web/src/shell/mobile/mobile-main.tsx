import { Outlet, useMatches } from '@tanstack/react-router';
import { BehindPrerender } from '../../components/page/behind-prerender.tsx';
import { PageTopBar } from '../../components/page/page-top-bar.tsx';
import bar from '../../components/page/top-bar.module.css';
import { CartLink } from '../../entities/cart/cart-link.tsx';
import { prepareShell } from '../../features/layout/model/prepare-shell.ts';
import type { Load } from '../../lib/routing/load.ts';
import { MobileFrame } from './mobile-frame.tsx';

/** The main layout; the table of pages says which parts of it surround a page. */
export function MobileMain() {
  // Selects only what the frame shows, because the match object changes with every change of the address.
  const {
    mobileChrome = 'home',
    title,
    hasCart,
  } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  const isOnItsWay = useMatches({ select: (matches) => matches.at(-1)?.status === 'pending' });
  // The page renders its own bar, which is still loading.
  const isBarMissing = mobileChrome !== 'home' && title === undefined && isOnItsWay;
  return (
    <BehindPrerender>
      <MobileFrame chrome={mobileChrome}>
        {title !== undefined && <PageTopBar title={title}>{hasCart && <CartLink />}</PageTopBar>}
        {isBarMissing && <div className={bar.bar} />}
        <Outlet />
      </MobileFrame>
    </BehindPrerender>
  );
}

/** Prefetches the header's data while the page's code is loading. */
export const load: Load = ({ queryClient, openMall }) => prepareShell(queryClient, openMall);
