import type { Dependencies } from '../../../dependencies.ts';
import type { MailContent } from '../../../mail/mail-content.ts';
import { MailUndelivered } from '../../../mail/mail-sender.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';

const sender = '몰 관리자';

/**
 * Sends a mail to staff immediately: there are few, each waits for it, and a link is stored nowhere. Throws MailRefused or
 * MailUndelivered.
 */
export async function mailStaff(dependencies: Dependencies, content: MailContent): Promise<void> {
  const { config, mailSender, random } = dependencies;
  const mall = { ...(await provider(dependencies)), name: sender };
  const { from } = config.mail;
  await mailSender.send({
    ...renderMail(mall, config.mallOrigin, content),
    messageId: `<office.${random(16).toString('hex')}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    fromName: sender,
    replyTo: mall.email,
    to: content.to,
  });
}

/** The mall that is the sender of the office's mails: the installation's own. */
async function provider({ malls, config }: Dependencies): Promise<Mall> {
  const all = await malls.all();
  const own = all.get(config.defaultMallKey) ?? all.values().next().value;
  if (!own) throw new MailUndelivered('there is no mall yet whose facts a mail could name');
  return own;
}
