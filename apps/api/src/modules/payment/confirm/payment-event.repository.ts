import type { PaymentEvent } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { NotNull, Selectable } from 'kysely';

type NewEvent = Readonly<
  Pick<Selectable<PaymentEvent>, 'eventId' | 'kind' | 'paymentKey' | 'receivedAt' | 'handledAt'>
>;

/** Stores a notice; returns false when it was already handled. */
export async function receiveEvent(transaction: MallTransaction, event: NewEvent): Promise<boolean> {
  const { handledAt } = await transaction
    .insertInto('paymentEvent')
    .values({ ...event, mallId: transaction.mallId })
    // A repeated notice changes nothing; this no-op update only makes the statement return the existing row.
    .onConflict((conflict) =>
      conflict.columns(['mallId', 'eventId']).doUpdateSet((row) => ({ handledAt: row.ref('paymentEvent.handledAt') })),
    )
    .returning('handledAt')
    .executeTakeFirstOrThrow();
  return handledAt === null;
}

export async function updateEventHandled(
  transaction: MallTransaction,
  { eventId, handledAt }: { readonly eventId: string; readonly handledAt: Date },
): Promise<void> {
  await transaction
    .updateTable('paymentEvent')
    .set({ handledAt })
    .where('mallId', '=', transaction.mallId)
    .where('eventId', '=', eventId)
    .execute();
}

/** Marks every notice about an order's payments as handled, because the payments themselves have just been read. */
export async function updateEventsHandled(
  transaction: MallTransaction,
  { orderNo, handledAt }: { readonly orderNo: string; readonly handledAt: Date },
): Promise<void> {
  const { mallId } = transaction;
  await transaction
    .updateTable('paymentEvent')
    .set({ handledAt })
    .where('mallId', '=', mallId)
    .where('handledAt', 'is', null)
    .where('paymentKey', 'in', (payments) =>
      payments
        .selectFrom('paymentAttempt')
        .select('paymentKey')
        .$narrowType<{ paymentKey: NotNull }>()
        .where('mallId', '=', mallId)
        .where('orderNo', '=', orderNo)
        .where('paymentKey', 'is not', null),
    )
    .execute();
}
