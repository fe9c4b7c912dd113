import { Button } from '@mall/ui/button';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Smartphone from 'lucide-react/icons/smartphone';
import { ErrorText } from '../../components/error-text.tsx';
import styles from './certification-panel.module.css';
import type { useCertification } from './use-certification.ts';

type Props = {
  readonly certification: ReturnType<typeof useCertification>;
  /** Why it is needed. */
  readonly reason: string;
};

/** The button of phone certification, and then who it was. */
export function CertificationPanel({ certification, reason }: Props) {
  const { person, problem, start, isOpen, isConfirming } = certification;
  if (person) {
    return (
      <div className={styles.panel} role="status">
        <BadgeCheck className={styles.done} size={28} strokeWidth={1.75} aria-hidden="true" />
        <div className={styles.text}>
          <strong>본인인증을 마쳤어요</strong>
          <span>
            {person.name} · {person.phone}
          </span>
        </div>
        <Button size="sm" variant="soft" onClick={start}>
          다시 인증
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.open}>
      <div className={styles.panel}>
        <Smartphone size={28} strokeWidth={1.75} aria-hidden="true" />
        <div className={styles.text}>
          <strong>휴대폰 본인인증</strong>
          <span>{isOpen ? '열린 창에서 본인인증을 마쳐 주세요.' : reason}</span>
        </div>
      </div>
      <Button
        size="lg"
        variant="primary"
        block
        isLoading={isConfirming}
        onClick={start}
        aria-describedby={problem ? 'certification-problem' : undefined}
      >
        {isOpen ? '인증 창 다시 열기' : '휴대폰으로 본인인증'}
      </Button>
      <ErrorText id="certification-problem" isAnnounced>
        {problem}
      </ErrorText>
    </div>
  );
}
