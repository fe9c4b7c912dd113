import type { Mall } from '../plugins/mall.repository.ts';
import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { createLinks } from './mail-links.ts';
import { writeMail } from './write-mail.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Of advertising: where its reader refuses it. */
  readonly refusalUrl?: string;
};

/**
 * Puts a mail into its mall's theme: the subject names the mall, and both forms end with who has sent it, as the law requires.
 * Advertising says so first of all, and how it is refused at the end.
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
