import { Outlet, useMatches } from '@tanstack/react-router';
import { BehindPrerender } from '../../components/page/behind-prerender.tsx';
import { PageTopBar } from '../../components/page/page-top-bar.tsx';
import bar from '../../components/page/top-bar.module.css';
import { CartLink } from '../../entities/cart/cart-link.tsx';
import { prepareShell } from '../../features/layout/model/prepare-shell.ts';
import type { Load } from '../../lib/routing/load.ts';
import { MobileFrame } from './mobile-frame.tsx';

/** The main layout; the table of pages says how much of it stands around a page. */
export function MobileMain() {
  // Of the page that stands open only what the frame shows: a match is another one at each change of the address.
  const {
    mobileChrome = 'home',
    title,
    hasCart,
  } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  const isOnItsWay = useMatches({ select: (matches) => matches.at(-1)?.status === 'pending' });
  // A page that brings its own bar.
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

/** Reads what the header needs while the page's code is still on its way. */
export const load: Load = ({ queryClient, openMall }) => prepareShell(queryClient, openMall);
