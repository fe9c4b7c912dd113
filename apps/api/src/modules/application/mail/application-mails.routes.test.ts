import type { ApplicationState } from '@mall/contracts/application-codes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailTemplates } from '../../../background/mail-templates.ts';
import type { MailSender } from '../../../mail/mail-sender.ts';
import { applying, openApplicationShop } from '../../../testing/applying.ts';
import { deliverMails } from '../../mail/deliver-mails.ts';
import { expireApplications } from '../expire-applications.ts';
import { operateApplication } from '../operate-application.ts';

type Mail = Parameters<MailSender['send']>[0];
let sent: Mail[] = [];
let shop: Awaited<ReturnType<typeof openApplicationShop>>;
beforeAll(async () => {
  shop = await openApplicationShop({ mailSender: { send: async (mail) => void sent.push(mail) } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.stock(5);
  await shop.owner.deleteFrom('application').execute();
  await shop.owner.deleteFrom('mail').execute();
  sent = [];
});

async function apply(): Promise<string> {
  const { data, text } = await applying(shop).apply();
  if (!data) throw new Error(`refused: ${text}`);
  return data.applicationNo;
}
type Step = ApplicationState | { readonly to: ApplicationState; readonly reason: string };
async function operate(applicationNo: string, ...steps: Step[]): Promise<void> {
  for (const step of steps) {
    const { to, reason } = typeof step === 'string' ? { to: step, reason: '' } : step;
    const parcel = to === 'SHIPPED' && { parcel: { carrier: '한진택배', invoiceNo: '1234567890' } };
    await operateApplication(shop.app.dependencies, { mallId: 1 }, { applicationNo, to, reason, ...parcel });
  }
}

/** Sends every queued mail of the outbox, twice, as two processes would; returns the subjects sent. */
async function sendAll(): Promise<string[]> {
  const { dependencies } = shop.app;
  const mall = (await dependencies.malls.all()).get('familyshop');
  if (!mall) throw new Error('there is no mall');
  const before = sent.length;
  const waiting = await shop.owner
    .selectFrom('mail')
    .select('mailNo')
    .where('sentAt', 'is', null)
    .orderBy('mailNo')
    .execute();
  const delivery = { ...dependencies, templates: createMailTemplates(dependencies) };
  for (const { mailNo } of [...waiting, ...waiting]) await deliverMails(delivery, mall, [mailNo]);
  return sent.slice(before).map(({ subject }) => subject);
}
const last = (): Mail => {
  const mail = sent.at(-1);
  if (!mail) throw new Error('nothing was sent');
  return mail;
};

test('every step of an application is reported by one mail, to the signer, with a link and the sender’s details', async () => {
  const no = await apply();
  expect(await sendAll()).toEqual([`[familyshop몰] 휴대폰 신청을 받았어요 (${no})`]);
  for (const words of ['김가은님', '심사 결과가 나오면', '103,669원', '공통지원금', '24개월', '010-****-5678']) {
    expect(last().text).toContain(words);
  }
  await operate(no, 'APPROVED');
  expect(await sendAll()).toEqual([`[familyshop몰] 휴대폰에 가입할 수 있어요 (${no})`]);
  await operate(no, 'ACTIVATION_REQUESTED');
  expect(await sendAll()).toEqual([]);
  await operate(no, 'ACTIVATED');
  expect(await sendAll()).toEqual([`[familyshop몰] 개통을 마쳤어요 (${no})`]);
  expect(last().text).toContain('다누리');
  await operate(no, 'SHIPPED');
  expect(await sendAll()).toEqual([`[familyshop몰] 휴대폰을 보냈어요 (${no})`]);
  for (const words of ['한진택배', '1234567890', 'https://www.hanjin.com/']) expect(last().text).toContain(words);
  await operate(no, 'DELIVERED');
  expect(await sendAll()).toEqual([]);
  for (const { to, text, html } of sent) {
    expect(to).toEqual({ name: '김가은', address: 'gaeun@example.kr' });
    for (const form of [text, html]) {
      expect(form).toContain(`/familyshop/order/orderWireless/detail/${no}`);
      expect(form).toContain('사업자등록번호');
    }
  }
});

test('a review that is held or refused is reported with the reason, and typed text stays text', async () => {
  const no = await apply();
  await sendAll();
  await operate(no, { to: 'ON_HOLD', reason: '미납 <b>요금</b>을 확인해 주세요.' });
  expect(await sendAll()).toEqual([`[familyshop몰] 확인할 것이 있어 심사를 보류했어요 (${no})`]);
  expect(last().text).toContain('미납 <b>요금</b>을 확인해 주세요.');
  expect(last().html).toContain('미납 &lt;b&gt;요금&lt;/b&gt;을');
  await operate(no, { to: 'REJECTED', reason: '할부 한도를 넘었어요.' });
  expect(await sendAll()).toEqual([`[familyshop몰] 이번에는 가입할 수 없어요 (${no})`]);
  for (const words of ['불가', '할부 한도를 넘었어요.', '청구되는 금액은 없어요']) expect(last().text).toContain(words);
});

test('a cancellation is reported, whoever did it, and so is a withdrawal of the contract', async () => {
  const cancelled = await apply();
  await sendAll();
  await applying(shop).cancel(cancelled);
  expect(await sendAll()).toEqual([`[familyshop몰] 휴대폰 신청이 취소됐어요 (${cancelled})`]);
  expect(last().text).toContain('단순 변심');
  const expired = await apply();
  await sendAll();
  await expireApplications(shop.app.dependencies.database, { mallId: 1 }, new Date(Date.now() + 15 * 86_400_000));
  expect(await sendAll()).toEqual([`[familyshop몰] 휴대폰 신청이 취소됐어요 (${expired})`]);
  expect(last().text).toContain('심사 기한(14일)이 지나');
  const withdrawn = await apply();
  await operate(withdrawn, 'APPROVED', 'ACTIVATION_REQUESTED', 'ACTIVATED');
  await sendAll();
  await operate(withdrawn, { to: 'WITHDRAWN', reason: '통화 품질이 나빠요.' });
  expect(await sendAll()).toEqual([`[familyshop몰] 휴대폰 계약이 철회됐어요 (${withdrawn})`]);
  expect(last().text).toContain('통화 품질이 나빠요.');
});

test('a mail that is outdated by the time it is due is not sent', async () => {
  const no = await apply();
  await operate(no, 'APPROVED', 'ACTIVATION_REQUESTED', 'ON_HOLD', 'APPROVED', 'ACTIVATION_REQUESTED', 'ACTIVATED');
  expect(await sendAll()).toEqual([
    `[familyshop몰] 휴대폰 신청을 받았어요 (${no})`,
    `[familyshop몰] 개통을 마쳤어요 (${no})`,
  ]);
  expect(sent[0]?.text).not.toContain('심사 결과가 나오면');
  await operate(no, { to: 'WITHDRAWN', reason: '' });
  sent = [];
  expect(await sendAll()).toHaveLength(1);
  const cancelled = await apply();
  await operate(cancelled, 'APPROVED');
  await applying(shop).cancel(cancelled);
  expect(await sendAll()).toEqual([`[familyshop몰] 휴대폰 신청이 취소됐어요 (${cancelled})`]);
});

test('a state that is entered twice is reported with its own reason, once', async () => {
  const no = await apply();
  await sendAll();
  await operate(no, { to: 'ON_HOLD', reason: '첫째' }, 'APPROVED', 'ACTIVATION_REQUESTED', {
    to: 'ON_HOLD',
    reason: '둘째',
  });
  expect(await sendAll()).toHaveLength(1);
  expect(last().text).toContain('둘째');
});

test('nothing is sent to members who have left, or about a refused move', async () => {
  const no = await apply();
  await shop.owner
    .updateTable('application')
    .set({ sheet: sql<never>`'{}'`, ciHash: '' })
    .where('applicationNo', '=', no)
    .execute();
  expect(await sendAll()).toEqual([]);
  const other = await apply();
  await sendAll();
  await expect(operate(other, 'SHIPPED')).rejects.toMatchObject({ code: '4097' });
  expect(await sendAll()).toEqual([]);
});
