import { useState } from 'react';
import { useMemberName } from '../../../entities/member/use-member-name.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useChatAddress } from '../model/use-chat-address.ts';
import styles from './chat-window.module.css';

/** The chat service in a frame, and the phone number of the service centre. */
export function ChatWindow() {
  const { mall } = useMall();
  const name = useMemberName();
  const address = useChatAddress();
  return (
    <>
      {/* The service in the frame learns only the member's number. */}
      <p className={styles.greeting}>
        {name !== undefined && <b>{name} 님, </b>}무엇을 도와드릴까요? 자주 묻는 질문을 누르거나 직접 적어 주세요.
      </p>
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
