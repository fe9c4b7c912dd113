import type { MallTransaction } from '@mall/db/in-mall';
import { updateLooksEnded, updateOldLooksEnded } from './look.repository.ts';

/** Ends the looks of a contact, at once in every process (`session_ended`); returns whether there was one. */
export const endLooks = async (
  transaction: MallTransaction,
  talk: { readonly contactNo: number; readonly at: Date },
): Promise<boolean> => (await updateLooksEnded(transaction, talk)) > 0n;

/** Ends expired looks, so that their staff may begin another. Their tokens have expired with them. */
export const endOldLooks = (transaction: MallTransaction, at: Date): Promise<void> =>
  updateOldLooksEnded(transaction, at);
