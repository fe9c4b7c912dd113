import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { formatWon } from '@mall/domain/money';
import { claimTypeNames } from '@mall/domain/order-words';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { useId } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { type ClaimForm, useClaimForm } from '../model/use-claim-form.ts';
import { ClaimLinesField } from './claim-lines-field.tsx';
import styles from './claim-panel.module.css';
import { ClaimReasonField } from './claim-reason-field.tsx';
import { ClaimRefund } from './claim-refund.tsx';
import { PickupField } from './pickup-field.tsx';
import { RefundAccountFields } from './refund-account-fields.tsx';

/** What the button does, with the number and the sum: `1개 취소 · 29,900원 돌려받기`. */
function submitText(type: ClaimType, { pieceCount, quote }: Pick<ClaimForm, 'pieceCount' | 'quote'>): string {
  if (type !== 'CANCEL') return `${claimTypeNames[type]} 신청하기`;
  if (pieceCount === 0) return '취소할 상품을 골라 주세요';
  return quote && quote.refund > 0 ? `${pieceCount}개 취소 · ${formatWon(quote.refund)} 돌려받기` : '주문 취소하기';
}

type Props = { order: OrderDetail; type: ClaimType; onClose: () => void };

/** The claim form: lines, reason, pick-up address and refund; nothing is requested before submitting. */
export function ClaimPanel({ order, type, onClose }: Props) {
  const formId = useId();
  const claim = useClaimForm(order, type, onClose);
  const footer = (
    <>
      {type !== 'CANCEL' && claim.quote && claim.quote.refund > 0 && (
        <p className={styles.total}>
          환불 예정 금액 <b>{formatWon(claim.quote.refund)}</b>
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        type="submit"
        form={formId}
        isLoading={claim.isBusy}
        disabled={type === 'CANCEL' && claim.pieceCount === 0}
      >
        {submitText(type, claim)}
      </Button>
    </>
  );
  return (
    <Panel
      size="lg"
      isOpen
      title={type === 'CANCEL' ? '주문 취소' : `${claimTypeNames[type]} 신청`}
      onClose={onClose}
      footer={footer}
    >
      <form id={formId} className={styles.form} {...claim.form.props}>
        <ClaimLinesField order={order} type={type} claim={claim} />
        <ClaimReasonField type={type} claim={claim} />
        {type !== 'CANCEL' && (
          <PickupField
            pickup={claim.form.values.pickup}
            error={claim.form.errors['address']}
            onTake={(pickup) => claim.form.set({ pickup })}
          />
        )}
        {claim.wantsAccount && <RefundAccountFields form={claim.form} />}
        <ClaimRefund order={order} type={type} quote={claim.quote} isComing={claim.isQuoteComing} />
        {claim.failure && (
          <div role="alert">
            <Note tone="warn">{claim.failure}</Note>
          </div>
        )}
      </form>
    </Panel>
  );
}
