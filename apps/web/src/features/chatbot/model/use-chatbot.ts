import { showsChatbotOn } from '@mall/domain/chatbot';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useMall } from '../../../lib/mall/mall-context.tsx';

/** R2.23, R6.06: whether the chatbot's button is on this page, and whether its window is open. */
export function useChatbot() {
  const { chatbotUrl } = useMall();
  const isOnPage = useLocation({ select: ({ pathname }) => showsChatbotOn(pathname) });
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isShown = chatbotUrl !== undefined && isOnPage;
  return { isShown, isOpen: isShown && isOpen, toggle: () => setOpen(!isOpen), close };
}
