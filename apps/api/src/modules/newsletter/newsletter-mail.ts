import type { Dependencies } from '../../dependencies.ts';
import type { MailTemplate } from '../mail/mail-template.ts';
import { createMailRefusals } from '../member/mail-refusal.ts';
import { findNewsletter, findReader } from './newsletter.repository.ts';

/** Advertising for members who want it at the time of sending; those who have refused or left since get none. */
export function createNewsletterMail({ config }: Pick<Dependencies, 'config'>): MailTemplate<'NEWSLETTER'> {
  const refusals = createMailRefusals(config.tokenSecret);
  return async (transaction, mall, { newsletterNo, memberNo }) => {
    const to = await findReader(transaction, memberNo);
    const newsletter = to && (await findNewsletter(transaction, newsletterNo));
    if (!newsletter) return undefined;
    const { subject, html, plainText } = newsletter;
    return {
      to,
      subject,
      heading: subject,
      parts: [{ kind: 'article', html, plainText }],
      advertising: { refusalPath: refusals.pathOf(mall, { memberNo }) },
    };
  };
}
