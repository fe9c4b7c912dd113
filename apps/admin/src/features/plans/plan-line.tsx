import { cancelPlanPrice, listPlans, type OfficePlan, type PlanPrice } from '@mall/contracts/office/plans';
import { planConditions } from '@mall/domain/plan-conditions';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { DatedLine, DatedPart } from '../../kit/dated-line.tsx';
import { useToast } from '../../kit/toast.tsx';
import { seoulDay } from '../../lib/moments.ts';
import { won } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { useAct } from '../../lib/use-office.ts';
import { EndModal, PriceModal, WordsModal } from './plan-forms.tsx';
import styles from './plan-list.module.css';
import { dayText, priceNow } from './plan-words.ts';

/** A plan: what it is, who may take it, and its prices over time. */
export function PlanLine({ plan }: { plan: OfficePlan }) {
  const mayWrite = useMay('plans.write');
  const [open, setOpen] = useState<'price' | 'words' | 'end'>();
  const close = () => setOpen(undefined);
  const { name, dataSummary, benefitSummary, isPopular, cards } = plan;
  return (
    <li>
      <div>
        <b>{name}</b> {isPopular && <Badge size="sm">인기</Badge>}{' '}
        {cards.length > 0 && (
          <span title={cards.map((card) => card.name).join(', ')}>
            <Badge size="sm" tone="info">
              카드 {cards.length}개
            </Badge>
          </span>
        )}
        <p className={styles.quiet}>{[dataSummary, benefitSummary].filter(Boolean).join(' · ')}</p>
        <p className={styles.quiet}>{planConditions(plan)}</p>
      </div>
      <Prices plan={plan} mayWrite={mayWrite} />
      {mayWrite && (
        <div className={styles.buttons}>
          <Button size="sm" aria-label={`${name} 가격 바꾸기`} onClick={() => setOpen('price')}>
            가격 바꾸기
          </Button>
          <Button size="sm" variant="ghost" aria-label={`${name} 내용 고치기`} onClick={() => setOpen('words')}>
            내용 고치기
          </Button>
          <Button size="sm" variant="ghost" aria-label={`${name} 종료하기`} onClick={() => setOpen('end')}>
            종료
          </Button>
        </div>
      )}
      {open === 'price' && <PriceModal plan={plan} onClose={close} />}
      {open === 'words' && <WordsModal plan={plan} onClose={close} />}
      {open === 'end' && <EndModal plan={plan} onClose={close} />}
    </li>
  );
}

function Prices({ plan, mayWrite }: { plan: OfficePlan; mayWrite: boolean }) {
  const toast = useToast();
  const cancel = useAct(cancelPlanPrice, { changes: [listPlans], onDone: () => toast('예정 가격을 취소했어요') });
  const now = new Date().toISOString();
  const current = priceNow(plan.prices, now);
  const take = ({ validFrom }: PlanPrice) =>
    cancel.mutate(
      { params: { planNo: plan.planNo }, body: { validFrom, version: plan.version } },
      { onError: (error) => toast.error(error) },
    );
  return (
    <DatedLine label={`${plan.name} 가격`}>
      {plan.prices.map((price) => {
        const kind = price === current ? 'current' : price.validFrom > now ? 'planned' : 'past';
        return (
          <DatedPart
            key={price.validFrom}
            kind={kind}
            span={`${kindWords[kind]} · ${dayText(price.validFrom)}부터${price.validTo ? ` ${dayText(price.validTo)} 전까지` : ''}`}
            price={price.monthlyPrice}
          >
            <span>
              선택약정 {won(price.discountMonthly24)}
              {price.discountMonthly12 !== price.discountMonthly24 && `, 12개월 ${won(price.discountMonthly12)}`}
            </span>
            {mayWrite && kind === 'planned' && (
              <Button
                size="sm"
                variant="ghost"
                isBusy={cancel.isPending}
                aria-label={`${plan.name} ${seoulDay(price.validFrom)} 가격 취소`}
                onClick={() => take(price)}
              >
                취소
              </Button>
            )}
          </DatedPart>
        );
      })}
      {!current && <li data-kind="past">지금은 팔지 않아요</li>}
    </DatedLine>
  );
}

const kindWords = { past: '지난 가격', current: '적용 중', planned: '예정' };
