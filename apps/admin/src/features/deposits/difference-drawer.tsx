import {
  compareOrders,
  getDifference,
  listDifferences,
  type OfficeDifference,
  resolveDifference,
} from '@mall/contracts/office/ledger';
import { differenceStateNames } from '@mall/domain/office/payment-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { LongNumber } from '../../kit/marks.tsx';
import { Part } from '../../kit/page.tsx';
import { ReasonModal } from '../../kit/reason-modal.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { momentText } from '../../lib/moments.ts';
import { won } from '../../lib/numbers.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import { differenceTones } from './deposit-words.ts';
import styles from './deposits.module.css';
import { MoneyParts } from './money-parts.tsx';
import { useOne } from './use-money.ts';

type Place = { readonly mallId: number; readonly name: string };

/** A difference beside its list: both sides, what to do, and the order's money. */
export function DifferenceDrawer({ place }: { place: Place }) {
  const { data: found, error, refetch } = useQuery(reading(getDifference, { params: place }));
  const orderNo = place.name.slice(0, 16);
  return (
    <Drawer
      title={<LongNumber value={orderNo} />}
      label={`차이 ${orderNo}`}
      badge={found && <Badge tone={differenceTones[found.state]}>{differenceStateNames[found.state]}</Badge>}
      consequence={found?.acts.includes('resolve') && '사유를 남기면 금액이 다시 달라질 때까지 알리지 않아요'}
      actions={found && found.acts.length > 0 && <Actions found={found} place={place} />}
    >
      {error && !found && <Failure error={error} what="차이를" retry={() => void refetch()} />}
      {!found && !error && <RowSkeleton rows={8} columns={2} />}
      {found && (
        <>
          <Part title={found.words}>
            <Sides found={found} />
          </Part>
          <Resolution found={found} />
          {found.money ? (
            <MoneyParts money={found.money} />
          ) : (
            <p className={styles.notice}>이 번호의 주문이 몰에 없어요.</p>
          )}
        </>
      )}
    </Drawer>
  );
}

type Props = { found: OfficeDifference };

function Sides({ found: { ledger, other, advice, state, foundAt, seenAt, name } }: Props) {
  return (
    <>
      <div className={styles.sides}>
        <div>
          <span>장부</span>
          <span>{won(ledger)}</span>
        </div>
        <div>
          <span>{name.length > 16 ? '결제사' : '주문대로라면'}</span>
          <span>{won(other)}</span>
        </div>
        <div>
          <span>차액</span>
          <span>{won(ledger - other)}</span>
        </div>
      </div>
      {state !== 'AGREED' && <p className={styles.advice}>{advice}</p>}
      <p className={styles.grey}>{`${momentText(foundAt)}에 처음 찾았고 ${momentText(seenAt)}에 마지막으로 봤어요`}</p>
    </>
  );
}

function Resolution({ found: { resolution } }: Props) {
  if (!resolution) return null;
  const { by, at, reason } = resolution;
  return (
    <Part title="남긴 사유">
      <p>{reason}</p>
      <p className={styles.grey}>{`${by} · ${momentText(at)}`}</p>
    </Part>
  );
}

function Actions({ found, place }: Props & { place: Place }) {
  const compare = useOne(compareOrders, '다시 대사했어요');
  const [isResolving, setResolving] = useState(false);
  const { acts } = found;
  return (
    <>
      {acts.includes('compare') && (
        <Button keys="a" isBusy={compare.isBusy} onClick={() => compare.run(found)}>
          다시 대사
        </Button>
      )}
      {acts.includes('resolve') && (
        <Button variant="primary" keys="r" onClick={() => setResolving(true)}>
          사유 남기기
        </Button>
      )}
      {isResolving && <Resolving found={found} place={place} onClose={() => setResolving(false)} />}
    </>
  );
}

function Resolving({ found: { ledger, other }, place, onClose }: Props & { place: Place; onClose: () => void }) {
  const toast = useToast();
  const resolve = useAct(resolveDifference, { changes: [listDifferences, getDifference] });
  const bodyOf = ({ reason }: { reason: string }) => ({ ledger, other, reason });
  const form = useOfficeForm({
    shape: resolveDifference.body,
    values: { reason: '' },
    toBody: bodyOf,
    send: (typed) => resolve.mutateAsync({ params: place, body: bodyOf(typed) }),
    onSent: () => {
      toast('사유를 남겼어요');
      onClose();
    },
  });
  return (
    <ReasonModal
      title="차이 사유 남기기"
      consequence={`차액 ${won(ledger - other)}을 그대로 두고 사유를 남겨요. 장부와 주문은 바뀌지 않아요.`}
      verb="사유 남기기"
      {...{ form, onClose }}
    />
  );
}
