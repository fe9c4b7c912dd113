import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { momentText } from '../../lib/moment-text.ts';
import styles from './state-history.module.css';

type Step<State extends string> = {
  readonly state: State;
  readonly happenedAt: string;
  /** Empty if the state says enough. */
  readonly reason: string;
};
type Props<State extends string> = {
  readonly history: readonly Step<State>[];
  readonly labels: Readonly<Record<State, string>>;
};

/** When an application entered each of its states, and why. */
export function StateHistory<State extends string>({ history, labels }: Props<State>) {
  return (
    <Stack as="ol" gap={8} padding={16} surface="tint" className={styles.history} aria-label="진행 내역">
      {history.map(({ state, happenedAt, reason }) => (
        <li key={`${state} ${happenedAt}`}>
          <b>{labels[state]}</b>
          <Text as="time" tone="muted" tabular dateTime={happenedAt}>
            {momentText(happenedAt)}
          </Text>
          {reason && <span>{reason}</span>}
        </li>
      ))}
    </Stack>
  );
}
