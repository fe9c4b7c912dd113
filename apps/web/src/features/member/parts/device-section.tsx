import type { Look } from '@mall/contracts/member';
import { Badge } from '@mall/ui/badge';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Section } from '@mall/ui/section';
import { Skeleton } from '@mall/ui/skeleton';
import { Text } from '@mall/ui/text';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { nameOfDevice, useDevices } from '../model/use-devices.ts';
import styles from './member-info.module.css';

/** 2026.11.24 14:02–14:11, or that staff are looking now. */
const lookText = ({ beganAt, endedAt }: Look): string =>
  endedAt === null
    ? `${momentText(beganAt)}부터 보고 있어요`
    : `${momentText(beganAt)}–${momentText(endedAt).slice(-5)}`;

/** Where the member is signed in, and when staff looked as them; each session can be ended here. */
export function DeviceSection() {
  const own = useDevices();
  return (
    <Section title="로그인한 기기" gap={14} className={styles.section}>
      <Text variant="caption" tone="muted" marginBottom={12}>
        모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요.
      </Text>
      {own.isPending && <Skeleton height={64} />}
      {own.error && <ErrorNotice error={own.error} onRetry={own.retry} />}
      <ul>
        {own.devices.map((device) => (
          <Row as="li" align="center" justify="between" gap={12} key={device.sessionId} className={styles.device}>
            <div>
              <Text as="b" weight="medium">
                {nameOfDevice(device)}
              </Text>{' '}
              {device.isThis && <Badge tone="brand">이 기기</Badge>}
              <span className={styles.seen}>마지막 이용 {momentText(device.lastSeenAt)}</span>
            </div>
            {!device.isThis && (
              <Button
                size="sm"
                aria-label={`${nameOfDevice(device)} 로그아웃`}
                isLoading={own.signingOut === device.sessionId}
                onClick={() => own.signOut(device)}
              >
                로그아웃
              </Button>
            )}
          </Row>
        ))}
        {own.looks.map((look) => (
          <Row as="li" align="center" justify="between" gap={12} key={look.sessionId} className={styles.device}>
            <div>
              <Text as="b" weight="medium">
                고객센터 확인
              </Text>
              <span className={styles.seen}>{lookText(look)}</span>
            </div>
            {look.endedAt === null && (
              <Button
                size="sm"
                aria-label="고객센터 확인 끝내기"
                isLoading={own.signingOut === look.sessionId}
                onClick={() => own.endLook(look)}
              >
                끝내기
              </Button>
            )}
          </Row>
        ))}
      </ul>
      <Row wraps marginTop={20} gap={8}>
        <Button isLoading={own.isSigningOutAll} onClick={own.signOutEverywhere}>
          모든 기기에서 로그아웃
        </Button>
      </Row>
    </Section>
  );
}
