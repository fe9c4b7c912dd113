import type { Mall } from '../plugins/mall.repository.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { createLinks } from './mail-links.ts';
import { writeMail } from './write-mail.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Only for advertising: where its reader unsubscribes. */
  readonly refusalUrl?: string;
};

/**
 * Applies its mall's theme to a mail: the subject names the mall, and HTML and plain text end with the sender, as the law requires.
 * Advertising is marked as such at the beginning, and ends with how to unsubscribe.
 */
export function renderMail(mall: Mall, mallOrigin: string, content: MailContent): RenderedMail {
  const links = createLinks(mall, mallOrigin);
  const { advertising } = content;
  return {
    subject: `${advertising ? '(광고) ' : ''}[${mall.name}] ${content.subject}`,
    html: mailHtml(mall, links, content),
    text: writeMail(mall, links, content),
    ...(advertising && { refusalUrl: links.onHost(advertising.refusalPath) }),
  };
}
