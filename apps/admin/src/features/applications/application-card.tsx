import type { ApplicationRow } from '@mall/contracts/office/applications';
import { textOf } from '@mall/contracts/office/personal';
import { joinTypeLabels } from '@mall/domain/wireless-words';
import { Badge, Cut, Toned } from '../../kit/badge.tsx';
import { MallName } from '../../kit/marks.tsx';
import { Thumb } from '../../kit/thumb.tsx';
import { dueOf, joinTones, waitingText } from './application-words.ts';
import styles from './applications.module.css';

/** An application on the board: who, what, how long. */
export function ApplicationCard({ row }: { row: ApplicationRow }) {
  const due = dueOf(row);
  return (
    <span className={styles.card}>
      <Thumb image={row.image} />
      <span className={styles.cardLines}>
        <span>
          <b>{textOf(row.applicant)}</b>
          <Badge size="sm" tone={joinTones[row.joinType]}>
            {joinTypeLabels[row.joinType].title}
          </Badge>
          {due && (
            <span className={styles.end}>
              <Toned tone={due.tone} isStrong={due.tone !== 'plain'}>
                {due.text}
              </Toned>
            </span>
          )}
        </span>
        <span>
          <Cut>
            {row.productName} {row.memory}
          </Cut>
          <span className={styles.end}>{waitingText(row)}</span>
        </span>
        <span className={styles.grey}>
          <MallName mallId={row.mallId} name={row.mallName} />
          <span>· {row.applicationNo.slice(8)}</span>
          {row.dealer && <span className={styles.end}>{row.dealer.name}</span>}
        </span>
      </span>
    </span>
  );
}
