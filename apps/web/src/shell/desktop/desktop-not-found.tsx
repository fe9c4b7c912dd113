import { useRouteContext } from '@tanstack/react-router';
import { NotFoundPage } from '../../components/page/not-found-page.tsx';
import { RestPage } from '../../components/page/rest-page.tsx';
import { MallProvider, type OpenMall } from '../../lib/mall/mall-context.tsx';
import { DesktopFrame } from './desktop-frame.tsx';

/** An unknown path of a mall keeps the mall's frame, and so does a screen of a paused or closed mall; an unknown mall has none. */
export function DesktopNotFound() {
  const openMall = useRouteContext({ strict: false, select: (context: { openMall?: OpenMall }) => context.openMall });
  if (!openMall) return <NotFoundPage />;
  return (
    <MallProvider value={openMall}>
      <DesktopFrame>{openMall.mall.state === 'OPEN' ? <NotFoundPage /> : <RestPage />}</DesktopFrame>
    </MallProvider>
  );
}
