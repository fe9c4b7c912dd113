import { randomUUID } from 'node:crypto';
import { inMall } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catchMails } from '../../testing/mails.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { insertMember } from '../../testing/test-app.ts';
import { changeMarketingConsent } from '../member/change-marketing-consent.ts';
import { refuseMail } from '../member/refuse-mail.ts';
import { countReaders } from './count-readers.ts';
import { toNewsletterText } from './newsletter-text.ts';
import { sendNewsletter } from './send-newsletter.ts';

const mails = catchMails();
let shop: Shop;
const memberNos = new Map<string, number>();
beforeAll(async () => {
  shop = await openShop({
    mailSender: mails.mailSender,
    terms: [
      { termNo: 1, termCode: 'service', appliedOn: '2025-01-01', html: '' },
      { termNo: 2, termCode: 'marketing', appliedOn: '2025-01-01', html: '' },
    ],
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
    ],
  });
  for (const name of ['joined', 'later', 'refuser', 'texted', 'silent'])
    memberNos.set(name, await insertMember(shop.owner, { mallId: 1, loginId: name, email: `${name}@example.kr` }));
  memberNos.set('hanul', await insertMember(shop.owner, { mallId: 2, loginId: 'hanul', email: 'hanul@example.kr' }));
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['mail', 'newsletter', 'marketingConsent', 'consent'] as const)
    await shop.owner.deleteFrom(table).execute();
  await sql`delete from pgboss.job`.execute(shop.owner);
  await waitUntil('10:00');
  await join('joined');
  await say('later', true);
  await join('refuser');
  await say('refuser', false);
  await say('texted', true, 'SMS');
  await join('silent', 1);
});

const willing = ['joined@example.kr', 'later@example.kr'];
const numberOf = (name: string) => memberNos.get(name) ?? 0;
const mallOf = async (mallUrl = 'familyshop') => {
  const mall = (await shop.app.dependencies.malls.all()).get(mallUrl);
  if (!mall) throw new Error(`no mall ${mallUrl}`);
  return mall;
};
const now = () => shop.app.dependencies.clock();
const hour = 3_600_000;
/** Advances the clock to that time of day in Seoul. */
async function waitUntil(time: string) {
  const day = new Date(now().getTime() + 9 * hour).toISOString().slice(0, 10);
  const target = Date.parse(`${day}T${time}:00+09:00`) - now().getTime();
  shop.wait(target > 0 ? target : target + 24 * hour);
}
/** Agrees to a term at joining. */
const join = (name: string, termNo = 2) =>
  shop.owner
    .insertInto('consent')
    .values({ mallId: name === 'hanul' ? 2 : 1, memberNo: numberOf(name), termNo, agreedAt: now() })
    .execute();
const say = async (name: string, isAgreed: boolean, channel: 'EMAIL' | 'SMS' = 'EMAIL') => {
  const mall = await mallOf();
  const change = { memberNo: numberOf(name), channel, isAgreed, source: 'MY_SHOP', at: now() } as const;
  await inMall(shop.app.dependencies.database, mall, (tx) => changeMarketingConsent(tx, mall, change));
};
const text = toNewsletterText({
  subject: '가을 할인',
  format: 'html',
  body: `<p onclick="x()">최대 <b>30%</b></p><script>steal()</script><p><a href="/product/GD1001">보러 가기</a></p>
    <img src="/images/goods/cup.240.webp" alt="컵"><img src="http://evil.example/x.png" alt="">`,
});
const send = async (campaignKey: string = randomUUID(), mallUrl = 'familyshop') =>
  sendNewsletter(shop.app.dependencies, await mallOf(mallUrl), { campaignKey, text });
const deliver = async () => mails.deliver(shop);
const readersOf = (sent: Awaited<ReturnType<typeof deliver>>) => sent.map(({ to }) => to.address).sort();

describe('a newsletter', () => {
  test('goes only to members who want advertising by mail', async () => {
    expect(await countReaders(shop.app.dependencies.database, await mallOf())).toBe(2);
    expect(await send()).toBe(2);
    expect(readersOf(await deliver())).toEqual(willing);
  });

  test('is marked as advertising, names its sender, and can be unsubscribed from by its own link only', async () => {
    await send();
    const mail = (await deliver()).find(({ to }) => to.address === 'joined@example.kr');
    expect(mail?.subject).toBe('(광고) [familyshop몰] 가을 할인');
    for (const form of [mail?.html, mail?.text])
      for (const words of ['수신거부', 'unsubscribe', '사업자등록번호', '최대']) expect(form).toContain(words);
    const link = new URL(mail?.refusalUrl ?? '');
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.text).toContain(`${link}`);
    expect(link.pathname).toBe(`/email/rejectMailYn/${numberOf('joined')}`);
    const refuse = (token: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/v1/email/unsubscribe',
        headers: { host: 'familyshop.localhost' },
        payload: { memNo: numberOf('joined'), token },
      });
    expect((await refuse('forged')).statusCode).toBe(404);
    expect(await countReaders(shop.app.dependencies.database, await mallOf())).toBe(2);
    expect((await refuse(link.searchParams.get('token') ?? '')).statusCode).toBe(200);
    await send();
    expect(readersOf(await deliver())).toEqual(['later@example.kr']);
  });

  test('has what the operator wrote, sanitised, with absolute URLs', async () => {
    await send();
    const [mail] = await deliver();
    expect(mail?.html).not.toMatch(/script|onclick|steal|evil/);
    expect(mail?.html).toMatch(/src="https?:\/\/[^"]+\/images\/goods\/cup\.240\.webp"/);
    expect(mail?.html).toMatch(/href="https?:\/\/[^"]+\/familyshop\/product\/GD1001"/);
    expect(mail?.text).toMatch(/최대 30%\n\n보러 가기 \(https?:\/\/[^)]+\/familyshop\/product\/GD1001\)/);
  });

  test('is sent once per key, also by two concurrent commands; another text with the key is refused', async () => {
    const counts = await Promise.all([send('autumn'), send('autumn')]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await send('autumn')).toBe(0);
    expect(readersOf(await deliver())).toEqual(willing);
    const other = { ...text, subject: '겨울 할인' };
    const again = sendNewsletter(shop.app.dependencies, await mallOf(), { campaignKey: 'autumn', text: other });
    await expect(again).rejects.toMatchObject({ code: '4090' });
    expect(await deliver()).toEqual([]);
  });

  test('may have the same key in another mall, for that mall’s members', async () => {
    await join('hanul');
    expect(await send('autumn')).toBe(2);
    expect(await send('autumn', 'hanul')).toBe(1);
    const sent = await deliver();
    expect(readersOf(sent)).toEqual(['hanul@example.kr', ...willing]);
    expect(sent.at(-1)?.subject).toContain('[hanul몰]');
  });
});

describe('between the queue and the mailbox', () => {
  test('a member who unsubscribes or becomes dormant gets nothing, now or later', async () => {
    await send();
    const mall = await mallOf();
    const refusal = { memberNo: numberOf('joined'), at: now() };
    await inMall(shop.app.dependencies.database, mall, (tx) => refuseMail(tx, mall, refusal));
    const set = (state: 'DORMANT' | 'ACTIVE') =>
      shop.owner.updateTable('member').set({ state }).where('memberNo', '=', numberOf('later')).execute();
    await set('DORMANT');
    expect(await deliver()).toEqual([]);
    await set('ACTIVE');
    expect(await deliver()).toEqual([]);
  });

  test('the mail waits for the morning, and a member who unsubscribes meanwhile gets nothing', async () => {
    await waitUntil('21:00');
    await send();
    const morning = now().getTime() + 11 * hour;
    expect(await deliver()).toEqual([]);
    const rows = await shop.owner.selectFrom('mail').select(['notBefore', 'sentAt']).execute();
    expect(rows.map(({ sentAt }) => sentAt)).toEqual([null, null]);
    for (const { notBefore } of rows) expect(Math.abs(Number(notBefore) - morning)).toBeLessThan(60_000);
    const { rows: jobs } = await sql<{ startAfter: Date }>`
      select start_after from pgboss.job where name = 'mail' and start_after > now() order by created_on`.execute(
      shop.owner,
    );
    expect(jobs.map(({ startAfter }) => startAfter)).toEqual(rows.map(({ notBefore }) => notBefore));
    await say('later', false);
    await waitUntil('08:00');
    expect(readersOf(await deliver())).toEqual(['joined@example.kr']);
  });

  test('all other mails go first, those about accounts before the rest', async () => {
    await send();
    for (const kind of ['ORDER_PAID', 'FOUND_ID'])
      await shop.owner.insertInto('mail').values({ mallId: 1, kind, facts: {}, queuedAt: now() }).execute();
    const { rows } = await sql<{ priority: number }>`
      select priority from pgboss.job where name = 'mail' order by priority desc, created_on`.execute(shop.owner);
    expect(rows.map(({ priority }) => priority)).toEqual([1, 0, -1, -1]);
  });
});
