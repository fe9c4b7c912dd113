import type { MallTransaction } from '@mall/db/in-mall';
import { insertMails } from './mail.repository.ts';
import type { MailFacts, MailKind } from './mail-facts.ts';

type Mail<Kind extends MailKind> = {
  readonly kind: Kind;
  readonly facts: MailFacts[Kind];
  readonly at: Date;
};
type Mails<Kind extends MailKind> = Omit<Mail<Kind>, 'facts'> & { readonly facts: readonly MailFacts[Kind][] };

/**
 * Queues a mail in the transaction of what it reports: it is sent after the commit, and never after a rollback. Its text is
 * rendered when it is sent.
 */
export function queueMail<Kind extends MailKind>(
  transaction: MallTransaction,
  { facts, ...mail }: Mail<Kind>,
): Promise<void> {
  return queueMails(transaction, { ...mail, facts: [facts] });
}

/** The same for many recipients: a mail for each of the facts, at least one. */
export function queueMails<Kind extends MailKind>(
  transaction: MallTransaction,
  { kind, facts, at: queuedAt }: Mails<Kind>,
): Promise<void> {
  return insertMails(
    transaction,
    facts.map((one) => ({ kind, facts: one, memberNo: one.memberNo, queuedAt })),
  );
}
