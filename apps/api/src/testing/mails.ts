import { createMailTemplates } from '../background/mail-templates.ts';
import type { Dependencies } from '../dependencies.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import { deliverMails } from '../modules/mail/deliver-mails.ts';
import type { Shop } from './shop.ts';

type Mail = Parameters<MailSender['send']>[0];

/** A mail server within the test's process that keeps the mails it receives. */
export function catchMails() {
  const mails: Mail[] = [];
  const mailSender: MailSender = { send: async (mail) => void mails.push(mail) };
  return {
    mailSender,
    /** Sends the queued mails of every mall, as the background does, and returns those sent. */
    deliver: async ({ owner, app }: Shop): Promise<readonly Mail[]> => {
      const dependencies: Dependencies = app.dependencies;
      const templates = createMailTemplates(dependencies);
      const waiting = await owner
        .selectFrom('mail')
        .select(['mallId', 'mailNo'])
        .where('sentAt', 'is', null)
        .orderBy('mallId')
        .orderBy('mailNo')
        .execute();
      const malls = [...(await dependencies.malls.all()).values()];
      mails.length = 0;
      for (const { mallId, mailNo } of waiting) {
        const mall = malls.find((one) => one.mallId === mallId);
        if (!mall) throw new Error(`there is no mall ${mallId}`);
        const [[, failure] = []] = await deliverMails({ ...dependencies, templates }, mall, [Number(mailNo)]);
        if (failure) throw failure;
      }
      return [...mails];
    },
  };
}
