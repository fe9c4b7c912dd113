import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { formatWon } from '@mall/domain/money';
import { claimTypeNames } from '@mall/domain/order-words';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { type FormEvent, useId } from 'react';
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

/** What to give back, why, where it is fetched, and what comes back for it; nothing is requested before submitting. */
export function ClaimPanel({ order, type, onClose }: Props) {
  const formId = useId();
  const form = useClaimForm(order, type, onClose);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = form.submit();
    if (refused) event.currentTarget.querySelector<HTMLElement>(`[name="${refused}"]`)?.focus();
  };
  const footer = (
    <>
      {type !== 'CANCEL' && form.quote && form.quote.refund > 0 && (
        <p className={styles.total}>
          환불 예정 금액 <b>{formatWon(form.quote.refund)}</b>
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        type="submit"
        form={formId}
        isLoading={form.isBusy}
        disabled={type === 'CANCEL' && form.pieceCount === 0}
      >
        {submitText(type, form)}
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
      <form id={formId} className={styles.form} onSubmit={send} noValidate>
        <ClaimLinesField order={order} type={type} form={form} />
        <ClaimReasonField type={type} form={form} />
        {form.pickup.address && <PickupField address={form.pickup.address} pickup={form.pickup} />}
        {form.wantsAccount && <RefundAccountFields form={form} />}
        <ClaimRefund order={order} type={type} quote={form.quote} isComing={form.isQuoteComing} />
        {form.failure && (
          <div role="alert">
            <Note tone="warn">{form.failure}</Note>
          </div>
        )}
      </form>
    </Panel>
  );
}
