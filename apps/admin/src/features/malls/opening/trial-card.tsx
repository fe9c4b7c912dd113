import { getMallOpening, type MallOpening, type OrderTrial, tryOrder } from '@mall/contracts/office/mall-opening';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/page.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { momentText } from '../../../lib/moments.ts';
import { useAct } from '../../../lib/use-office.ts';
import styles from './opening.module.css';

const steps = [
  { reached: 'PLACED', label: '주문', words: '0원으로 주문하고 재고가 하나 줄어요' },
  { reached: 'SHOWN', label: '회원 화면', words: '결제가 끝난 주문으로 내역에 보여요' },
  { reached: 'CANCELLED', label: '취소', words: '회원이 취소하면 재고가 돌아와요' },
] as const;

/** A test order, which changes nothing and works before the mall has opened. */
export function TrialCard({ opening: { mallId, trial, mayWrite } }: { opening: MallOpening }) {
  const toast = useToast();
  const act = useAct(tryOrder, { changes: [getMallOpening] });
  const run = () => act.mutate({ params: { mallId } }, { onError: (error) => toast.error(error) });
  return (
    <Card
      title="시험 주문"
      note={trial && [momentText(trial.triedAt), trial.productName].filter(Boolean).join(' · ')}
      footer={
        mayWrite && (
          <Button isBusy={act.isPending} onClick={run}>
            {trial ? '다시 해 보기' : '시험 주문 해 보기'}
          </Button>
        )
      }
    >
      {trial ? (
        <Steps trial={trial} />
      ) : (
        <p>상품 하나를 0원으로 주문하고 취소해 봐요. 재고와 매출, 순위에 남지 않고 메일도 가지 않아요.</p>
      )}
    </Card>
  );
}

function Steps({ trial: { reached, fault } }: { trial: OrderTrial }) {
  const last = steps.findIndex((step) => step.reached === reached);
  return (
    <ul className={styles.texts}>
      {steps.map(({ label, words }, at) => (
        <li key={label}>
          <b>{label}</b>
          <span>{at === last + 1 ? fault : words}</span>
          <span>
            <Badge tone={at <= last ? 'ok' : at === last + 1 ? 'err' : 'plain'} size="sm">
              {at <= last ? '잘 됐어요' : at === last + 1 ? '안 됐어요' : '해 보지 못했어요'}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
