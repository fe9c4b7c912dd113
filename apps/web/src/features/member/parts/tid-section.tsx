import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Section } from '@mall/ui/section';
import { Skeleton } from '@mall/ui/skeleton';
import { Text } from '@mall/ui/text';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { useOwnTid } from '../model/use-own-tid.ts';
import type { Unlocked } from '../model/use-password-gate.ts';
import styles from './member-info.module.css';

/** The linked T-ID, if a T-ID service is configured. */
export function TidSection(unlocked: Unlocked) {
  const { takesTid } = useMall();
  return takesTid ? <OwnTid {...unlocked} /> : null;
}

function OwnTid(unlocked: Unlocked) {
  const own = useOwnTid(unlocked);
  return (
    <Section title="티아이디 로그인" gap={14} className={styles.section}>
      {own.isPending && <Skeleton height={64} />}
      {own.error && <ErrorNotice error={own.error} onRetry={own.retry} />}
      {own.tid && (
        <Row align="center" justify="between" gap={12} className={styles.device}>
          <div>
            <Text as="b" weight="medium">
              {own.tid.account || '연결한 티아이디'}
            </Text>
            <span className={styles.seen}>{momentText(own.tid.linkedAt).slice(0, 10)} 연결</span>
          </div>
          <Button size="sm" isLoading={own.isUnlinking} onClick={own.unlink}>
            연결 끊기
          </Button>
        </Row>
      )}
      {!own.tid && !own.isPending && !own.error && (
        <>
          <Text variant="caption" tone="muted" marginBottom={12}>
            티아이디를 연결하면 아이디와 비밀번호를 입력하지 않고 로그인할 수 있어요.
          </Text>
          <Row wraps marginTop={20} gap={8}>
            <Button isLoading={own.isLeaving} onClick={own.link}>
              티아이디 연결하기
            </Button>
          </Row>
        </>
      )}
    </Section>
  );
}
