import { Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ChatSlotProvider } from '../../components/page/chat-slot.tsx';
import { Chatbot } from '../../features/chatbot/desktop/chatbot.tsx';
import { MallProvider, type OpenMall } from '../../lib/mall/mall-context.tsx';
import { MemberNotices } from '../common/member-notices.tsx';

/** The frame of all pages of a desktop mall. */
export function DesktopMall({ openMall }: { openMall: OpenMall }) {
  const { mall } = openMall;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout is one object per response; each navigation wraps it again.
  const value = useMemo(() => openMall, [mall]);
  return (
    <MallProvider value={value}>
      <ChatSlotProvider chatbot={Chatbot}>
        <Outlet />
      </ChatSlotProvider>
      <MemberNotices />
    </MallProvider>
  );
}
