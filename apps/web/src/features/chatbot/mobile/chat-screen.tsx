import { Row } from '@mall/ui/row';
import X from 'lucide-react/icons/x';
import { SlideUp } from '../../../components/panel/slide-up.tsx';
import { useCloseOnNavigation } from '../../../lib/routing/use-close-on-navigation.ts';
import { ChatWindow } from '../parts/chat-window.tsx';
import styles from './chat-screen.module.css';

type Props = { isOpen: boolean; onClose: () => void };

/** The chat on the whole screen of a phone; going back closes it. */
export function ChatScreen({ isOpen, onClose }: Props) {
  useCloseOnNavigation(onClose);
  return (
    <SlideUp isOpen={isOpen} onClose={onClose} label="챗봇 상담">
      <Row align="center" justify="between" className={styles.head}>
        <h2>챗봇 상담</h2>
        <button type="button" aria-label="닫기" onClick={onClose}>
          <X aria-hidden />
        </button>
      </Row>
      <ChatWindow />
    </SlideUp>
  );
}
