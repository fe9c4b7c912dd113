import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { advertisingTimeFrom } from '@mall/domain/advertising-hours';
import type { Dependencies } from '../../dependencies.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { findWaitingMail, updateMailFailed, updateMailPostponed, updateMailSent } from './mail.repository.ts';
import type { MailFacts, MailKind } from './mail-facts.ts';
import type { MailTemplates } from './mail-template.ts';

type Delivery = Pick<Dependencies, 'database' | 'clock' | 'config' | 'mailSender'> & {
  readonly templates: MailTemplates;
};

/**
 * Sends a mail of the outbox unless it has left already; advertising that is due at night waits for the morning. Throws MailRefused for
 * good, MailUndelivered for now. When the process dies after the mail server accepted the mail and before that is stored, it is sent once
 * more, as the same message.
 */
export async function deliverMail(delivery: Delivery, mall: Mall, mailNo: number): Promise<void> {
  const { database, clock, config, mailSender, templates } = delivery;
  const content = await inMall(database, mall, async (transaction) => {
    const mail = await findWaitingMail(transaction, mailNo);
    return mail && compose(transaction, mall, { templates, mail, now: clock() });
  });
  const until = content?.advertising && advertisingTimeFrom(clock());
  if (until && until > clock()) {
    await inMall(database, mall, (transaction) => updateMailPostponed(transaction, { mailNo, until }));
    return;
  }
  // Members who left have no address any more.
  if (content && content.to.address !== '') {
    const { from } = config.mail;
    await mailSender.send({
      ...renderMail(mall, config.mallOrigin, content),
      messageId: `<${mall.mallId}.${mailNo}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      fromName: mall.name,
      replyTo: mall.email,
      to: content.to,
    });
  }
  // Also a mail that has become outdated, or has no recipient.
  await inMall(database, mall, (transaction) => updateMailSent(transaction, { mailNo, at: clock() }));
}

type Composing<Kind extends MailKind> = {
  readonly templates: MailTemplates;
  readonly mail: { readonly kind: Kind; readonly facts: MailFacts[Kind] };
  readonly now: Date;
};

const compose = <Kind extends MailKind>(
  transaction: MallTransaction,
  mall: Mall,
  { templates, mail, now }: Composing<Kind>,
) => templates[mail.kind](transaction, mall, mail.facts, now);

/** Marks a mail as given up, until an operator retries it; false when it has left after all. */
export function giveUpMail(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: Mall,
  mailNo: number,
): Promise<boolean> {
  return inMall(database, mall, (transaction) => updateMailFailed(transaction, { mailNo, at: clock() }));
}
