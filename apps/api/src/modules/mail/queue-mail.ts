import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { insertMail } from './mail.repository.ts';
import type { MailFacts, MailKind } from './mail-facts.ts';

type Mail<Kind extends MailKind> = { readonly kind: Kind; readonly facts: MailFacts[Kind]; readonly at: Date };

/**
 * Queues a mail in the transaction of what it tells of: it leaves when that is committed, and never when it is rolled back.
 * What it says is looked up when it leaves.
 */
export function queueMail<Kind extends MailKind>(
  transaction: MallTransaction,
  mall: MallScope,
  { kind, facts, at: queuedAt }: Mail<Kind>,
): Promise<void> {
  return insertMail(transaction, mall, { kind, facts, queuedAt });
}
