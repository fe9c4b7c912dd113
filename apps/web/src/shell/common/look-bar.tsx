import { signOut } from '@mall/contracts/auth';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { type Look, leaveLook } from '../../lib/session/look.ts';
import styles from './look-bar.module.css';
import { PreviewedTerms } from './previewed-terms.tsx';

/** Above every page that staff see as the member, or as a preview. */
export const LookBar = ({ look }: { look: Look }) =>
  look.asOf === undefined ? <MemberBar look={look} /> : <PreviewBar {...look} asOf={look.asOf} />;

function PreviewBar({ asOf, endsAt, term }: Pick<Look, 'endsAt' | 'term'> & { asOf: string }) {
  const left = useSecondsUntil(endsAt);
  return (
    <>
      <aside className={styles.bar} data-preview="" aria-label="미리보기">
        <b>{`미리보기 · ${asOf} 기준`}</b>
        <span className={styles.note}>
          {left > 0 ? '주문하거나 바꿀 수 없어요' : '시간이 지났어요. 관리자 화면에서 다시 열어 주세요.'}
        </span>
      </aside>
      {term && <PreviewedTerms {...term} />}
    </>
  );
}

/** Who is looking, until when, and a button to end it. */
function MemberBar({ look: { staffName, endsAt } }: { look: Look }) {
  const left = useSecondsUntil(endsAt);
  const [isEnding, setEnding] = useState(false);
  useEffect(() => {
    if (left === 0) leaveLook();
  }, [left]);
  const end = async () => {
    setEnding(true);
    await call(signOut).catch(() => undefined);
    leaveLook();
  };
  return (
    <aside className={styles.bar} aria-label="고객센터 확인">
      <b>{staffName} 운영자가 회원 화면을 보고 있어요</b>
      <span className={styles.note}>보기만 할 수 있어요</span>
      <span className={styles.left}>{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} 남음`}</span>
      <button type="button" className={styles.end} disabled={isEnding} onClick={() => void end()}>
        그만 보기
      </button>
    </aside>
  );
}

function useSecondsUntil(instant: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
}
