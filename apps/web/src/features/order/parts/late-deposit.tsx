import type { OrderDetail } from '@mall/contracts/order';
import { formatWon } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Stack } from '@mall/ui/stack';
import { useLateDeposit } from '../model/use-late-deposit.ts';
import { RefundAccountFields } from './refund-account-fields.tsx';

/** Asks for an account for the return of a late deposit. */
export function LateDeposit({ order: { card, lateDeposit } }: { order: OrderDetail }) {
  const form = useLateDeposit(card.orderNo);
  return (
    <Stack as="form" gap={14} aria-labelledby="late-deposit" {...form.props}>
      <h2 id="late-deposit">돌려드릴 돈이 있어요</h2>
      <p>입금하신 {formatWon(lateDeposit)}을 이 주문에 쓸 수 없었어요. 받으실 계좌를 알려 주시면 돌려드려요.</p>
      <RefundAccountFields form={form} />
      {form.failure && <Note tone="warn">{form.failure}</Note>}
      <Button size="lg" variant="primary" block type="submit" isLoading={form.isSending}>
        {formatWon(lateDeposit)} 돌려받기
      </Button>
    </Stack>
  );
}
