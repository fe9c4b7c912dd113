import { momentText } from '../../lib/moment-text.ts';
import styles from './state-history.module.css';

type Step<State extends string> = {
  readonly state: State;
  readonly happenedAt: string;
  /** Empty where the state says enough. */
  readonly reason: string;
};
type Props<State extends string> = {
  readonly history: readonly Step<State>[];
  readonly labels: Readonly<Record<State, string>>;
};

/** When an application came into each of its states, and why. */
export function StateHistory<State extends string>({ history, labels }: Props<State>) {
  return (
    <ol className={styles.history} aria-label="진행 내역">
      {history.map(({ state, happenedAt, reason }) => (
        <li key={`${state} ${happenedAt}`}>
          <b>{labels[state]}</b>
          <time dateTime={happenedAt}>{momentText(happenedAt)}</time>
          {reason && <span>{reason}</span>}
        </li>
      ))}
    </ol>
  );
}
