import { Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Chatbot } from '../../features/chatbot/mobile/chatbot.tsx';
import { MallProvider, type OpenMall } from '../../lib/mall-context.tsx';
import { TemporaryPasswordNotice } from '../common/temporary-password-notice.tsx';
import { DesktopVisitorNotice } from './desktop-visitor-notice.tsx';

/** Everything of a mobile mall stands in here. */
export function MobileMall({ openMall }: { openMall: OpenMall }) {
  const { mall } = openMall;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout is one object per reply; each navigation wraps it anew.
  const value = useMemo(() => openMall, [mall]);
  return (
    <MallProvider value={value}>
      <Outlet />
      <Chatbot />
      <TemporaryPasswordNotice />
      <DesktopVisitorNotice />
    </MallProvider>
  );
}
