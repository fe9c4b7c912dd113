import { AppError } from '@mall/contracts/errors';
import type { AuditedWrite } from '../../../office/audited-write.ts';
import { orderOf, outcomesOf } from '../../../office/outcome-of.ts';
import { PaymentOutcomeUnknown } from '../../../payment/payment-gateway.ts';
import type { queryOrderPayments } from './query-order-payments.ts';

type Place = { readonly mallId: number; readonly orderNo: string };

/** Applies an action to one order after another, with an audit row each, and returns the outcome of each. */
export const eachOrder = (items: readonly Place[], write: AuditedWrite, act: typeof queryOrderPayments) =>
  outcomesOf(items, orderOf, (item) =>
    write({ ...subjectOf(item) }, (office) => act(office, item, item.orderNo)).catch(throwUnanswered),
  );

/** The name of an order's money in audit rows. */
const subjectOf = ({ mallId, orderNo }: Place) => ({ mallId, subject: `deposit ${orderNo}` });

function throwUnanswered(error: unknown): never {
  if (!(error instanceof PaymentOutcomeUnknown)) throw error;
  throw new AppError('4095', { description: '결제사가 대답하지 않아요. 잠시 뒤에 다시 해 주세요.' });
}
