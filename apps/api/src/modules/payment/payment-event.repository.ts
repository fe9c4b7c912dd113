import type { MallScope, MallTransaction } from '@mall/db/in-mall';

type NewEvent = {
  readonly eventId: string;
  readonly kind: string;
  readonly paymentKey: string;
  readonly receivedAt: Date;
};

/** Puts a notice into the inbox; false when it has been handled before. */
export async function receiveEvent(transaction: MallTransaction, mall: MallScope, event: NewEvent): Promise<boolean> {
  await transaction
    .insertInto('paymentEvent')
    .values({ mallId: mall.mallId, ...event })
    .onConflict((conflict) => conflict.columns(['mallId', 'eventId']).doNothing())
    .execute();
  const { handledAt } = await transaction
    .selectFrom('paymentEvent')
    .select('handledAt')
    .where('mallId', '=', mall.mallId)
    .where('eventId', '=', event.eventId)
    .executeTakeFirstOrThrow();
  return handledAt === null;
}

export async function updateEventHandled(
  transaction: MallTransaction,
  mall: MallScope,
  { eventId, handledAt }: { readonly eventId: string; readonly handledAt: Date },
): Promise<void> {
  await transaction
    .updateTable('paymentEvent')
    .set({ handledAt })
    .where('mallId', '=', mall.mallId)
    .where('eventId', '=', eventId)
    .execute();
}
