import { Checkbox } from '@mall/ui/checkbox';
import { Row } from '@mall/ui/row';
import { Section } from '@mall/ui/section';
import { Skeleton } from '@mall/ui/skeleton';
import { Text } from '@mall/ui/text';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { channelNames, sourceNames, useMarketing } from '../model/use-marketing.ts';
import styles from './member-info.module.css';

/** What the mall may send, by channel, and every change of it. */
export function MarketingSection() {
  const { consent, isPending, error, retry, change, isChanging, isOn } = useMarketing();
  return (
    <Section title="마케팅 수신 동의" gap={14} className={styles.section}>
      <Text variant="caption" tone="muted" marginBottom={12}>
        할인과 행사 소식을 받을 방법을 고를 수 있어요. 주문과 배송 안내는 동의와 관계없이 보내 드려요.
      </Text>
      {isPending && <Skeleton height={44} />}
      {error && <ErrorNotice error={error} onRetry={retry} />}
      {consent && (
        <>
          <Row wraps gap="12 28">
            {consent.channels.map(({ channel }) => (
              <Checkbox
                key={channel}
                checked={isOn(channel)}
                disabled={isChanging}
                onChange={() => change(channel, !isOn(channel))}
              >
                {channelNames[channel]} 받기
              </Checkbox>
            ))}
          </Row>
          {consent.history.length > 0 && (
            <details className={styles.history}>
              <summary>동의 기록 {consent.history.length}건</summary>
              <ul>
                {consent.history.map(({ channel, isAgreed, source, termAppliedOn, changedAt }) => (
                  <li key={`${channel} ${changedAt}`}>
                    {channelNames[channel]} {isAgreed ? '동의' : '거부'}
                    <span className={styles.seen}>
                      {momentText(changedAt)} · {sourceNames[source]}
                      {termAppliedOn && ` · ${termAppliedOn.replaceAll('-', '.')} 시행 약관`}
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </Section>
  );
}
