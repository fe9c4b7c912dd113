import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailTemplates } from '../../../background/mail-templates.ts';
import type { MailSender } from '../../../mail/mail-sender.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { applicant, purifier, subscribing } from '../../../testing/subscribing.ts';
import { deliverMails } from '../../mail/deliver-mails.ts';
import { operateSubscription } from '../operate-subscription.ts';

type Mail = Parameters<MailSender['send']>[0];
let sent: Mail[] = [];
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    products: [purifier],
    malls: [{ mallId: 1, mallUrl: 'familyshop' }],
    mailSender: { send: async (mail) => void sent.push(mail) },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('mail').execute();
  sent = [];
});

const me = () => subscribing(shop, shop.tokens.familyshop ?? '');
async function apply(): Promise<string> {
  const { data, text } = await me().apply();
  if (!data) throw new Error(`refused: ${text}`);
  return data.subsNo;
}
async function operate(applicationNo: string, ...states: SubscriptionState[]): Promise<void> {
  const installationAt = new Date('2099-12-03T05:00:00Z');
  for (const to of states) {
    const move = { applicationNo, to, reason: '', ...(to === 'INSTALLATION_PLANNED' && { installationAt }) };
    await operateSubscription(shop.app.dependencies, { mallId: 1 }, move);
  }
}

/** Sends every queued mail of the outbox, twice, as two processes would; returns the subjects sent. */
async function sendAll(): Promise<string[]> {
  const { dependencies } = shop.app;
  const mall = (await dependencies.malls.all()).get('familyshop');
  if (!mall) throw new Error('there is no mall');
  const before = sent.length;
  const waiting = shop.owner.selectFrom('mail').select('mailNo').where('sentAt', 'is', null).orderBy('mailNo');
  const numbers = (await waiting.execute()).map(({ mailNo }) => mailNo);
  const delivery = { ...dependencies, templates: createMailTemplates(dependencies) };
  for (const mailNo of [...numbers, ...numbers]) await deliverMails(delivery, mall, [mailNo]);
  return sent.slice(before).map(({ subject }) => subject);
}

test('receipt, approval, installation and cancellation are each reported by one mail to the applicant', async () => {
  const no = await apply();
  expect(await sendAll()).toEqual([`[familyshop몰] 구독 신청을 받았어요 (${no})`]);
  expect(sent[0]).toMatchObject({ to: { name: applicant.name, address: applicant.email } });
  for (const words of ['11,900원', '732,100원', `/familyshop/subs/detailSubsApplf/${no}`, '010-****-5678'])
    expect(sent[0]?.text).toContain(words);
  await operate(no, 'CONSULTING', 'APPROVED');
  expect(await sendAll()).toEqual([`[familyshop몰] 구독 신청이 승인됐어요 (${no})`]);
  await operate(no, 'INSTALLATION_PLANNED');
  expect(await sendAll()).toEqual([`[familyshop몰] 2099.12.03 14:00에 설치하러 가요 (${no})`]);
  await me().cancel(no, '이사를 가요');
  expect(await sendAll()).toEqual([`[familyshop몰] 구독 신청이 취소됐어요 (${no})`]);
  expect(sent.at(-1)?.text).toContain('이사를 가요');
});

test('a mail that is outdated by the time it is due is not sent', async () => {
  const no = await apply();
  await operate(no, 'CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED');
  await me().cancel(no);
  expect(await sendAll()).toEqual([`[familyshop몰] 구독 신청이 취소됐어요 (${no})`]);
});

test('members who have left get no mail', async () => {
  const no = await apply();
  await me().cancel(no);
  const left = shop.owner
    .updateTable('subscriptionApplication')
    .set({ sheet: sql<never>`'{}'` })
    .where('applicationNo', '=', no);
  await left.execute();
  expect(await sendAll()).toEqual([]);
});
