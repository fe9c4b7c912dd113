import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { readPaymentOrderId } from '@mall/domain/order-number';
import { updateAttempt } from '../attempt.repository.ts';
import { lockAttempt } from '../lock-payments.ts';

type Report = {
  readonly memberNo: number;
  readonly orderId: string;
  readonly code: string;
  readonly message: string;
  readonly at: Date;
};

/** The member returned without paying: the attempt has failed, and the order still awaits its payment. */
export async function reportPaymentFailure(
  transaction: MallTransaction,
  { memberNo, orderId, code, message, at }: Report,
): Promise<{ orderNo: string }> {
  const attemptId = readPaymentOrderId(orderId);
  if (attemptId?.mallId !== transaction.mallId) throw new AppError('4043');
  const { order, attempt } = await lockAttempt(transaction, attemptId);
  if (order.memberNo !== memberNo) throw new AppError('4043');
  const { orderNo, attemptNo } = attemptId;
  if (attempt.state === 'OPEN') {
    await updateAttempt(transaction, {
      ...{ orderNo, attemptNo },
      state: 'FAILED',
      failure: message || code,
      changedAt: at,
    });
  }
  return { orderNo };
}
