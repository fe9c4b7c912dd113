import type { WithdrawalBlocker } from '@mall/contracts/member';
import { formatNumber } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { blockerTarget, blockerWords } from '../model/blocker-words.ts';
import styles from './withdrawal-form.module.css';

/** Why the member cannot leave yet: each order and contract, what resolves it, and a link. */
export function WithdrawalBlockers({ blockers }: { blockers: readonly WithdrawalBlocker[] }) {
  return (
    <div className={styles.form}>
      <Note tone="warn">
        아직 탈퇴할 수 없어요. 아래 {formatNumber(blockers.length)}건을 마무리한 뒤 다시 와 주세요.
      </Note>
      <Stack as="ul" gap={12} className={styles.blockers} aria-label="탈퇴하기 전에 마무리할 일">
        {blockers.map((blocker) => {
          const { title, help, linkLabel } = blockerWords[blocker.kind];
          return (
            <li key={`${blocker.kind} ${blocker.number}`}>
              <Stack gap={2} className={styles.blocker}>
                <span className={styles.kind}>{title}</span>
                <b>{blocker.productName}</b>
                <Text as="span" size={13} tone="muted">
                  {blocker.number}
                </Text>
                <p>{help}</p>
              </Stack>
              <Button size="sm" render={<ScreenLink {...blockerTarget(blocker)} />}>
                {linkLabel}
              </Button>
            </li>
          );
        })}
      </Stack>
      <Button size="lg" render={<ScreenLink screen="myShop" />}>
        My Shop으로 가기
      </Button>
    </div>
  );
}
