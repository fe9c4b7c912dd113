import type { WithdrawalObstacle } from '@mall/contracts/member';
import { formatNumber } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { obstacleTarget, obstacleWords } from '../model/obstacle-words.ts';
import styles from './withdrawal-form.module.css';

/** Why the member cannot leave yet: each order and contract, what ends it, and the way there. */
export function WithdrawalObstacles({ obstacles }: { obstacles: readonly WithdrawalObstacle[] }) {
  return (
    <div className={styles.form}>
      <Note tone="warn">
        아직 탈퇴할 수 없어요. 아래 {formatNumber(obstacles.length)}건을 마무리한 뒤 다시 와 주세요.
      </Note>
      <ul className={styles.obstacles} aria-label="탈퇴하기 전에 마무리할 일">
        {obstacles.map((obstacle) => {
          const { title, help, linkLabel } = obstacleWords[obstacle.kind];
          return (
            <li key={`${obstacle.kind} ${obstacle.number}`}>
              <div className={styles.obstacle}>
                <span className={styles.kind}>{title}</span>
                <b>{obstacle.productName}</b>
                <span className={styles.number}>{obstacle.number}</span>
                <p>{help}</p>
              </div>
              <Button size="sm" render={<ScreenLink {...obstacleTarget(obstacle)} />}>
                {linkLabel}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button size="lg" render={<ScreenLink screen="myShop" />}>
        My Shop으로 가기
      </Button>
    </div>
  );
}
