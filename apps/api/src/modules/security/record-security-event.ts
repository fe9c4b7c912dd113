import type { MallTransaction } from '@mall/db/in-mall';
import { insertSecurityEvent, type SecurityEvent } from './security-event.repository.ts';

/** Records a security event of an account for the operator; it can be neither changed nor deleted. */
export const recordSecurityEvent = (transaction: MallTransaction, event: SecurityEvent): Promise<void> =>
  insertSecurityEvent(transaction, event);
