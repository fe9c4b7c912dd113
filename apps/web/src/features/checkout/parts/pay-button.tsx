import { formatNumber, formatWon } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { Checkout } from '../model/use-checkout.ts';
import { HoldingNote } from './holding-note.tsx';
import { OrderStatement } from './order-statement.tsx';
import styles from './pay-button.module.css';

/** The order button, with what still prevents ordering. */
export function PayButton({ checkout }: { checkout: Checkout }) {
  const { view, form, submit, isPlacing, exceededLimit } = checkout;
  const wrongCount = Object.keys(form.errors).length;
  return (
    <>
      {exceededLimit && <HoldingNote reason={exceededLimit} />}
      <OrderStatement checkout={checkout} />
      <Button
        variant="primary"
        size="xl"
        block
        isLoading={isPlacing}
        disabled={exceededLimit !== null && !isPlacing}
        onClick={submit}
      >
        {formatWon(view.sums.total)} 결제하기
      </Button>
      <Row as="p" justify="center" gap={4} className={styles.summary} role="status">
        {wrongCount > 0 && (
          <>
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            확인할 항목이 {formatNumber(wrongCount)}개 남았어요
            <button type="button" onClick={form.focusError}>
              보기
            </button>
          </>
        )}
      </Row>
    </>
  );
}
