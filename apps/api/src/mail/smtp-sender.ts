import type { Transporter } from 'nodemailer';
import { MailRefused, type MailSender, MailUndelivered } from './mail-sender.ts';
import { refusalHeaders } from './refusal-headers.ts';

type SmtpSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  readonly smtpUrl: string;
  readonly from: string;
};

const timeoutMilliseconds = 20_000;
/** As many as the background sends at once (`work-on-mails.ts`). */
const mostConnections = 12;
/** Shorter than any mail server's timeout, so that this side hangs up. */
const idleMilliseconds = 10_000;

/** Sends mails to a mail server, one after another over connections that are kept open meanwhile; a password is sent over TLS only. */
export function createSmtpSender({ smtpUrl, from }: SmtpSettings): MailSender {
  let transport: Promise<Transporter> | undefined;
  return {
    send: async ({ fromName, to, refusalUrl, ...mail }) => {
      transport ??= openTransport(smtpUrl);
      try {
        await (await transport).sendMail({
          ...mail,
          from: { name: fromName, address: from },
          // Korean text is shorter this way, and cheaper to encode, than as quoted-printable.
          textEncoding: 'base64',
          // Exactly one recipient, whatever the address contains: plain text could be parsed as several.
          to: [{ name: to.name, address: to.address }],
          headers: { 'auto-submitted': 'auto-generated', ...(refusalUrl && refusalHeaders(refusalUrl)) },
        });
      } catch (error) {
        throw describeFailure(error);
      }
    },
  };
}

/** The library is loaded by the first mail. */
async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  return createTransport({
    pool: true,
    maxConnections: mostConnections,
    idleTimeout: idleMilliseconds,
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: username !== '' && !isSecure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    // The text is our own: it never needs a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Only codes: the server's response may repeat the address. */
function describeFailure(error: unknown): Error {
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const text = `${code} ${responseCode || ''}`.trim();
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && responseCode >= 500
    ? new MailRefused(`the mail server refused a mail: ${text}`)
    : new MailUndelivered(`a mail could not be handed over: ${text}`);
}
