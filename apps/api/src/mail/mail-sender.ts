/** A mail as it leaves. */
type OutgoingMail = {
  /** The same for every try, so that the reader's program recognises a mail that arrives twice. */
  readonly messageId: string;
  readonly fromName: string;
  /** Where a reply goes: the mall's own address. */
  readonly replyTo: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Of advertising: where its reader refuses it, for the unsubscribe button of mail programs. */
  readonly refusalUrl?: string;
};

/** The port for e-mail. */
export type MailSender = {
  /** Resolves when the mail server has taken the mail; throws MailRefused or MailUndelivered. */
  readonly send: (mail: OutgoingMail) => Promise<void>;
};

/** The mail server will never accept this mail. Messages of both errors name no person: they end up in logs. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The mail server is away, busy or set up wrongly; another try may work. */
export class MailUndelivered extends Error {
  override readonly name = 'MailUndelivered';
}
