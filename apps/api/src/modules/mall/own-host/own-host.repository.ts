import type { MallTransaction } from '@mall/db/in-mall';

export async function updateOwnHost(transaction: MallTransaction, ownHost: string | null): Promise<void> {
  await transaction.updateTable('mall').set({ ownHost }).where('mallId', '=', transaction.mallId).execute();
}
