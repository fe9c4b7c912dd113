import { Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { BehindPrerender } from '../../components/page/behind-prerender.tsx';
import { ChatSlotProvider } from '../../components/page/chat-slot.tsx';
import { Chatbot } from '../../features/chatbot/mobile/chatbot.tsx';
import { MallProvider, type OpenMall } from '../../lib/mall/mall-context.tsx';
import { MemberNotices } from '../common/member-notices.tsx';
import { DesktopVisitorNotice } from './desktop-visitor-notice.tsx';

/** The frame of all pages of a mobile mall. */
export function MobileMall({ openMall }: { openMall: OpenMall }) {
  const { mall } = openMall;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout is one object per response; each navigation wraps it again.
  const value = useMemo(() => openMall, [mall]);
  return (
    <BehindPrerender>
      <MallProvider value={value}>
        <ChatSlotProvider chatbot={Chatbot}>
          <Outlet />
        </ChatSlotProvider>
        <MemberNotices />
        <DesktopVisitorNotice />
      </MallProvider>
    </BehindPrerender>
  );
}
