/** A mail as it is sent. */
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
  /** Only for advertising: where its reader unsubscribes, for the button of mail programs. */
  readonly refusalUrl?: string;
};

/** The port for e-mail. */
export type MailSender = {
  /** Resolves when the mail server has accepted the mail; throws MailRefused or MailUndelivered. */
  readonly send: (mail: OutgoingMail) => Promise<void>;
};

/** The mail server will never accept this mail. The messages of both errors name no person, because they are logged. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The mail server is down, busy or misconfigured; another try may work. */
export class MailUndelivered extends Error {
  override readonly name = 'MailUndelivered';
}
