import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { advertisingTimeFrom } from '@mall/domain/advertising-hours';
import type { Dependencies } from '../../dependencies.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { listWaitingMails, updateMailFailed, updateMailPostponed, updateMailsSent } from './mail.repository.ts';
import type { MailFacts, MailKind } from './mail-facts.ts';
import type { MailTemplates } from './mail-template.ts';

type Delivery = Pick<Dependencies, 'database' | 'clock' | 'config' | 'mailSender'> & {
  readonly templates: MailTemplates;
};
/** Why mails were not sent, by number. */
type Failures = ReadonlyMap<number, unknown>;
/** By number; undefined when it is outdated. */
type Contents = ReadonlyMap<number, MailContent | undefined>;

/**
 * Sends mails of a mall's outbox concurrently, unless they were sent already; advertising due at night waits for the morning. Returns
 * the unsent ones with their reasons: MailRefused permanently, MailUndelivered for now. They are rendered in one transaction and marked in another:
 * when the process dies after the mail server accepted some and before that is stored, these are sent once more, as the same messages. So the
 * caller passes no more than may be in transit at a time.
 */
export async function deliverMails(delivery: Delivery, mall: Mall, mailNos: readonly number[]): Promise<Failures> {
  let contents: Contents;
  try {
    contents = await writeMails(delivery, mall, mailNos);
  } catch (error) {
    const [mailNo, ...others] = mailNos;
    if (mailNo === undefined || others.length === 0) return new Map(mailNos.map((no) => [no, error]));
    // One that cannot be rendered does not affect the others.
    return new Map([
      ...(await deliverMails(delivery, mall, [mailNo])),
      ...(await deliverMails(delivery, mall, others)),
    ]);
  }
  return contents.size === 0 ? new Map() : sendMails(delivery, mall, contents);
}

const writeMails = (
  { database, clock, templates }: Delivery,
  mall: Mall,
  mailNos: readonly number[],
): Promise<Contents> =>
  inMall(database, mall, async (transaction) => {
    const mails = await listWaitingMails(transaction, { mailNos });
    const now = clock();
    const writing = mails.map(
      async (mail) => [mail.mailNo, await compose(transaction, mall, { templates, mail, now })] as const,
    );
    return new Map(await Promise.all(writing));
  });

async function sendMails({ database, clock, ...by }: Delivery, mall: Mall, contents: Contents): Promise<Failures> {
  const now = clock();
  const morning = advertisingTimeFrom(now);
  const mustWait = (mailNo: number) => contents.get(mailNo)?.advertising !== undefined && morning > now;
  const [postponed, due] = [[...contents.keys()].filter(mustWait), [...contents].filter(([no]) => !mustWait(no))];
  const failures = new Map<number, unknown>();
  await Promise.all(
    due.map(([mailNo, content]) =>
      sendMail(by, mall, { mailNo, content }).catch((error: unknown) => failures.set(mailNo, error)),
    ),
  );
  // Including those that have become outdated, or have no recipient.
  const left = due.map(([mailNo]) => mailNo).filter((mailNo) => !failures.has(mailNo));
  if (left.length + postponed.length > 0)
    await inMall(database, mall, (transaction) =>
      Promise.all([
        updateMailsSent(transaction, { mailNos: left, sentAt: clock() }),
        ...postponed.map((mailNo) => updateMailPostponed(transaction, { mailNo, until: morning })),
      ]),
    );
  return failures;
}

type Written = { readonly mailNo: number; readonly content: MailContent | undefined };

async function sendMail(
  { config, mailSender }: Pick<Delivery, 'config' | 'mailSender'>,
  mall: Mall,
  { mailNo, content }: Written,
): Promise<void> {
  // Members who left have no address any more.
  if (!content || content.to.address === '') return;
  const { from } = config.mail;
  await mailSender.send({
    ...renderMail(mall, config.mallOrigin, content),
    messageId: `<${mall.mallId}.${mailNo}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    fromName: mall.name,
    replyTo: mall.email,
    to: content.to,
  });
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

/** Marks a mail as given up, until an operator retries it; false when it was sent after all. */
export function giveUpMail(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: Mall,
  mailNo: number,
): Promise<boolean> {
  return inMall(database, mall, (transaction) => updateMailFailed(transaction, { mailNo, at: clock() }));
}
