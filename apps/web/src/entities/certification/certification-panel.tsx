import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
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

/** The button of phone certification, and afterwards the certified person. */
export function CertificationPanel({ certification, reason }: Props) {
  const { person, failure, start, isOpen, isConfirming } = certification;
  if (person) {
    return (
      <Row align="center" gap={14} padding="18 20" className={styles.panel} role="status">
        <BadgeCheck className={styles.done} size={28} strokeWidth={1.75} aria-hidden="true" />
        <Stack gap={2} className={styles.text}>
          <Text as="strong" size={16} tone="strong">
            본인인증을 마쳤어요
          </Text>
          <span>
            {person.name} · {person.phone}
          </span>
        </Stack>
        <Button size="sm" variant="soft" onClick={start}>
          다시 인증
        </Button>
      </Row>
    );
  }
  return (
    <Stack gap={12} className={styles.open}>
      <Row align="center" gap={14} padding="18 20" className={styles.panel}>
        <Smartphone size={28} strokeWidth={1.75} aria-hidden="true" />
        <Stack gap={2} className={styles.text}>
          <Text as="strong" size={16} tone="strong">
            휴대폰 본인인증
          </Text>
          <span>{isOpen ? '열린 창에서 본인인증을 마쳐 주세요.' : reason}</span>
        </Stack>
      </Row>
      <Button
        size="lg"
        variant="primary"
        block
        isLoading={isConfirming}
        onClick={start}
        aria-describedby={failure ? 'certification-failure' : undefined}
      >
        {isOpen ? '인증 창 다시 열기' : '휴대폰으로 본인인증'}
      </Button>
      <ErrorText id="certification-failure" isAnnounced>
        {failure}
      </ErrorText>
    </Stack>
  );
}
