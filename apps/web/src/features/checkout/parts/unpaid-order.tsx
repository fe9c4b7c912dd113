import type { OrderDetail } from '@mall/contracts/order';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import type { ReactNode } from 'react';
import { CashReceiptFields } from '../../../entities/cash-receipt/cash-receipt-fields.tsx';
import { Consents } from '../../../entities/terms/consents.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { useCancelUnpaid } from '../model/use-cancel-unpaid.ts';
import type { PayAgain } from '../model/use-pay-again.ts';
import { OrderReceipt } from './order-receipt.tsx';
import { PaymentTiles } from './payment-tiles.tsx';

type Props = { order: OrderDetail; paying: PayAgain; methodColumns: 2 | 4; children?: ReactNode };

/**
 * A placed order that waits for its payment: why it was not paid, its deadline, and the payment methods; the button is inside if the page
 * has no bar for it.
 */
export function UnpaidOrder({ order, paying, methodColumns, children }: Props) {
  const { cancel, isCancelling } = useCancelUnpaid(order);
  const { values, errors, set, props } = paying.form;
  const isByStaff = order.termsToAgree.length > 0;
  return (
    // Enter in a field does not pay.
    <Stack as="form" gap={28} {...props} onSubmit={(event) => event.preventDefault()}>
      <Note tone="warn">
        <p role="status">
          {paying.reason ??
            (order.paymentFailure ||
              (isByStaff ? '고객센터에서 대신 넣은 주문이에요.' : '아직 결제하지 않은 주문이에요.'))}
        </p>
        <p>{momentText(order.expiresAt)}까지 상품을 맡아 둘게요. 그 뒤에는 주문이 취소돼요.</p>
      </Note>
      <section aria-labelledby="pay-method">
        <Text id="pay-method" as="h2" variant="section" marginBottom={14}>
          결제 수단
        </Text>
        <PaymentTiles
          value={values.method}
          columns={methodColumns}
          depositBefore={order.depositBefore}
          isGift={order.gift !== null}
          onChange={(method) => set({ method })}
        />
      </section>
      {paying.hasReceipt && (
        <section aria-labelledby="pay-receipt">
          <Text id="pay-receipt" as="h2" variant="section" marginBottom={14}>
            현금영수증
          </Text>
          <CashReceiptFields value={values} error={errors['number']} phone={order.ordererPhone} onChange={set} />
        </section>
      )}
      {paying.isAway && (
        <Note>
          <p role="status">새 창에서 결제하고 있어요. 창을 닫으셨다면 여기에서 다시 결제할 수 있어요.</p>
        </Note>
      )}
      <OrderReceipt order={order} />
      {isByStaff && (
        <Consents
          terms={order.termsToAgree}
          agreed={values.agreedTerms}
          onChange={(agreedTerms) => set({ agreedTerms })}
          error={errors['agreedTerms']}
        />
      )}
      {children}
      <Row justify="center" gap={8}>
        <Button variant="line" onClick={paying.payInPopup}>
          새 창에서 결제
        </Button>
        <Button variant="line" isLoading={isCancelling} onClick={cancel}>
          주문 취소
        </Button>
      </Row>
    </Stack>
  );
}
