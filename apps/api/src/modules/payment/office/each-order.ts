import { AppError } from '@mall/contracts/errors';
import type { Dependencies } from '../../../dependencies.ts';
import type { AuditedWrite } from '../../../office/audited-write.ts';
import { outcomeOf } from '../../../office/outcome-of.ts';
import { PaymentOutcomeUnknown } from '../../../payment/payment-gateway.ts';
import type { queryOrderPayments } from './query-order-payments.ts';

type Place = { readonly mallId: number; readonly orderNo: string };

/** Applies an action to one order after another, with an audit row each, and returns the outcome of each. */
export async function eachOrder(items: readonly Place[], write: AuditedWrite, act: typeof queryOrderPayments) {
  const outcomes = [];
  for (const item of items) {
    const work = (office: Dependencies) => act(office, item, item.orderNo);
    const asked = () => write({ ...subjectOf(item) }, work).catch(throwUnanswered);
    outcomes.push({ ...item, ...(await outcomeOf(asked)) });
  }
  return outcomes;
}

/** The name of an order's money in audit rows. */
const subjectOf = ({ mallId, orderNo }: Place) => ({ mallId, subject: `deposit ${orderNo}` });

function throwUnanswered(error: unknown): never {
  if (!(error instanceof PaymentOutcomeUnknown)) throw error;
  throw new AppError('4095', { description: '결제사가 대답하지 않아요. 잠시 뒤에 다시 해 주세요.' });
}
