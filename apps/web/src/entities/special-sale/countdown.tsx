import { countdownOf, countdownWords } from '@mall/domain/special-sale';
import styles from './countdown.module.css';

type Props = {
  /** Instants in milliseconds since 1970. */
  until: number;
  now: number;
  /** The label for the moment when it ends: `종료`. */
  event: string;
};

/** Days and a running clock. It is not announced while it runs: screen readers get whole units. */
export function Countdown({ until, now, event }: Props) {
  const { days, clock } = countdownOf(until, now);
  return (
    <span className={styles.countdown}>
      <span className="visually-hidden">{`${event}까지 ${countdownWords(until, now)}`}</span>
      <span aria-hidden="true">
        {days > 0 && <span className={styles.days}>{days}일</span>}
        {clock}
      </span>
    </span>
  );
}
