import { Outlet, useMatches } from '@tanstack/react-router';
import { MobileFrame } from './mobile-frame.tsx';

/** The main layout; a route's staticData says how much of it stands around its page. */
export function MobileMain() {
  const chrome = useMatches({ select: (matches) => matches.at(-1)?.staticData.mobileChrome }) ?? 'home';
  return (
    <MobileFrame chrome={chrome}>
      <Outlet />
    </MobileFrame>
  );
}
