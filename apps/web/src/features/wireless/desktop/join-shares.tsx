import type { WirelessCard } from '@mall/contracts/wireless';
import { inTenThousands } from '@mall/domain/money';
import { joinTypeLabels } from '@mall/domain/wireless-words';
import styles from './join-shares.module.css';

/** How many people joined by each joining type, most first. */
export function JoinShares({ card: { newCount, transferCount, changeCount } }: { card: WirelessCard }) {
  const counts = [
    { label: joinTypeLabels.TRANSFER.title, count: transferCount },
    { label: joinTypeLabels.CHANGE.title, count: changeCount },
    { label: joinTypeLabels.NEW.title, count: newCount },
  ].toSorted((a, b) => b.count - a.count);
  const most = Math.max(counts[0]?.count ?? 0, 1);
  return (
    <ul className={styles.shares}>
      {counts.map(({ label, count }, index) => (
        <li key={label} className={index === 0 ? styles.most : undefined}>
          <span>{label}</span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <b>{inTenThousands(count)}명</b>
        </li>
      ))}
    </ul>
  );
}
