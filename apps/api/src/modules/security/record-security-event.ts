import type { MallTransaction } from '@mall/db/in-mall';
import { insertSecurityEvent, type SecurityEvent } from './security-event.repository.ts';

/** Records for the operator what happened to the security of an account; the record can be neither changed nor deleted. */
export const recordSecurityEvent = (transaction: MallTransaction, event: SecurityEvent): Promise<void> =>
  insertSecurityEvent(transaction, event);
