import { useState } from 'react';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useChatAddress } from '../model/use-chat-address.ts';
import styles from './chat-window.module.css';

/** The chat service in a frame, and whom to call when it is of no help. */
export function ChatWindow() {
  const { mall } = useMall();
  const address = useChatAddress();
  return (
    <>
      {address === null ? <Opening /> : <Frame key={address} address={address} />}
      <p className={styles.help}>
        상담이 더 필요하세요? 고객센터 <a href={`tel:${mall.customerPhone}`}>{mall.customerPhone}</a>
      </p>
    </>
  );
}

function Frame({ address }: { address: string }) {
  const [hasLoaded, setLoaded] = useState(false);
  return (
    <div className={styles.place}>
      {!hasLoaded && <Opening />}
      <iframe
        className={styles.frame}
        src={address}
        title="챗봇과 나누는 대화"
        referrerPolicy="origin"
        // The frame may run scripts and open windows, but never navigate this page.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}

function Opening() {
  return (
    <p className={styles.opening} role="status">
      상담 창을 여는 중이에요.
    </p>
  );
}
