import { retryMail } from '@mall/contracts/office/mails';
import { showTimeline } from '@mall/contracts/office/members';
import { deliverOrder, prepareOrder } from '@mall/contracts/office/order-moves';
import { getOrder } from '@mall/contracts/office/orders';
import { officePath } from '@mall/domain/office/screens';
import { orderStateName } from '@mall/domain/order-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { LongNumber } from '../../../kit/marks.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Part } from '../../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../../kit/states.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { isClaimable } from '../../../lib/claimable.ts';
import { momentText } from '../../../lib/moments.ts';
import { won } from '../../../lib/numbers.ts';
import { useMay } from '../../../lib/use-me.ts';
import { reading, useAct } from '../../../lib/use-office.ts';
import { isNumbered } from '../happening.ts';
import { kindWords } from '../member-words.ts';
import type { Chosen } from './story.tsx';
import styles from './talk.module.css';

type Props = { mallId: number; chosen: Chosen | undefined };

/** The actions on the selected row of the story. */
export function ChosenThing({ mallId, chosen }: Props) {
  if (!chosen)
    return (
      <Part title="고른 이력">{<p className={styles.quiet}>이력에서 하나를 고르면 할 수 있는 일이 나와요.</p>}</Part>
    );
  const [number = '', claimNo] = chosen.number.split('/');
  if (chosen.kind === 'order' || chosen.kind === 'claim')
    return <Order key={chosen.number} place={{ mallId, orderNo: number }} claimNo={claimNo} />;
  if (chosen.kind === 'mail' && chosen.state === 'FAILED')
    return <FailedMail place={{ mallId, mailNo: Number(number) }} />;
  const path = pathOf[chosen.kind]?.(mallId, number);
  return (
    <Part title={[kindWords[chosen.kind], isNumbered(chosen.kind) ? number : ''].filter(Boolean).join(' ')}>
      {path ? (
        <Link className={styles.go} to={path}>
          자세히 보기
        </Link>
      ) : (
        <p className={styles.quiet}>여기서 할 수 있는 일이 없어요.</p>
      )}
    </Part>
  );
}

/** The page of a thing, if it has one. */
const pathOf: Partial<Record<Chosen['kind'], (mallId: number, number: string) => string>> = {
  application: (mallId, applicationNo) => officePath({ screen: 'application', params: { mallId, applicationNo } }),
  subscription: (mallId, applicationNo) => officePath({ screen: 'subscription', params: { mallId, applicationNo } }),
  question: (mallId, number) => officePath({ screen: 'question', params: { place: `${mallId}-${number}` } }),
  contact: (mallId, contactNo) => officePath({ screen: 'contact', params: { mallId, contactNo } }),
};

/** A mail that was given up can be sent again. */
function FailedMail({ place: params }: { place: { mallId: number; mailNo: number } }) {
  const toast = useToast();
  const mayWrite = useMay('mails.write');
  const retry = useAct(retryMail, { changes: [showTimeline], onDone: () => toast('다시 보내고 있어요') });
  return (
    <Part title="메일">
      <p className={styles.quiet}>메일을 보내지 못했어요.</p>
      {mayWrite && (
        <Button
          size="sm"
          isBusy={retry.isPending}
          onClick={() => retry.mutate({ params }, { onError: (error) => toast.error(error) })}
        >
          다시 보내기
        </Button>
      )}
    </Part>
  );
}

type OrderProps = { place: { mallId: number; orderNo: string }; claimNo: string | undefined };

function Order({ place: params, claimNo }: OrderProps) {
  const toast = useToast();
  const mayMove = useMay('parcels.write');
  const mayClaim = useMay('claims.write');
  const { data: order, error, refetch } = useQuery(reading(getOrder, { params }));
  const changes = [getOrder, showTimeline];
  const onError = (cause: unknown) => toast.error(cause);
  const prepare = useAct(prepareOrder, { changes, onDone: () => toast('상품준비중으로 바꿨어요') });
  const deliver = useAct(deliverOrder, { changes, onDone: () => toast('배송완료로 바꿨어요') });
  if (!order && error) return <Failure error={error} what="주문을" retry={() => void refetch()} />;
  if (!order) return <RowSkeleton rows={3} columns={1} />;
  return (
    <Part
      title={<LongNumber value={order.orderNo} />}
      end={<Badge>{orderStateName(order.state, order.paymentMethod)}</Badge>}
    >
      <ul className={styles.lines}>
        {order.lines.map(({ lineNo, productName, optionText, quantity }) => (
          <li key={lineNo}>
            {productName}
            <small>{[optionText, `${quantity}개`].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
        {order.parcels.map(({ carrier, invoiceNo, trackingUrl, shippedAt }) => (
          <li key={`${shippedAt} ${invoiceNo}`}>
            {trackingUrl ? (
              <a href={trackingUrl} target="_blank" rel="noreferrer">{`${carrier} ${invoiceNo}`}</a>
            ) : (
              `${carrier} ${invoiceNo}`.trim()
            )}
            <small>{`${momentText(shippedAt)} 발송`}</small>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>결제 금액</span>
        <b>{won(order.totalAmount - order.refundedAmount)}</b>
      </p>
      <div className={styles.acts}>
        {mayMove && order.moves.includes('PREPARING') && (
          <Button size="sm" isBusy={prepare.isPending} onClick={() => prepare.mutate({ params }, { onError })}>
            상품준비중으로
          </Button>
        )}
        {mayMove && order.moves.includes('DELIVERED') && (
          <Button size="sm" isBusy={deliver.isPending} onClick={() => deliver.mutate({ params }, { onError })}>
            배송완료로
          </Button>
        )}
        {claimNo !== undefined && (
          <OfficeLink className={styles.go} screen="claim" params={{ ...params, claimNo }}>
            클레임 열기
          </OfficeLink>
        )}
        {claimNo === undefined && mayClaim && isClaimable(order) && (
          <OfficeLink className={styles.go} screen="claimRequest" params={params}>
            클레임 신청
          </OfficeLink>
        )}
        <OfficeLink className={styles.go} screen="order" params={params}>
          주문 열기
        </OfficeLink>
      </div>
    </Part>
  );
}
