import { randomUUID } from 'node:crypto';
import type { ApplicationDetail } from '@mall/contracts/application';
import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { quoteWireless } from '@mall/domain/wireless-quote';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applying, blue, openApplicationShop, phoneNo } from '../../testing/applying.ts';
import { addMember } from '../../testing/shop.ts';
import { expireApplications } from './expire-applications.ts';
import { operateApplication } from './operate-application.ts';

let shop: Awaited<ReturnType<typeof openApplicationShop>>;
let other: string;
beforeAll(async () => {
  shop = await openApplicationShop();
  other = await addMember(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('application').execute();
  await shop.owner.deleteFrom('applicationDraft').execute();
  await shop.stock(5);
});

const me = () => applying(shop);
const noOf = (reply: { data?: { applicationNo: string } | undefined; text: string }): string => {
  if (!reply.data) throw new Error(`refused: ${reply.text}`);
  return reply.data.applicationNo;
};

describe('an application', () => {
  test('is filled in step by step; each step is stored on the server and returns the next', async () => {
    const { begin, certify, choose, saveDelivery } = me();
    const steps = [await begin(), await certify(), await choose(), await saveDelivery()];
    expect(steps.map((reply) => reply.data?.step)).toEqual([...['join', 'plan', 'delivery', 'confirm']]);
    expect((await me().read()).data).toMatchObject({
      applicant: { name: '김가은', birthDate: '1995-03-15', phone: '01012345678', currentCarrier: '온텔' },
      certified: { name: '김*은', phone: '010-****-5678' },
    });
  });

  test('results in a number, a sheet with the choices, and a phone taken from the shelf', async () => {
    const reply = await me().apply();
    const detail = (await me().get(noOf(reply))).data;
    expect(detail).toMatchObject({
      card: { state: 'CERTIFIED', mayCancel: true, productName: '상품 HP0001' },
      sheet: { memory: '256GB', colour: blue, applicant: { name: '김가은' }, plan: { carrier: '다누리' } },
      history: [{ state: 'RECEIVED' }, { state: 'CERTIFIED' }],
    });
    expect(await shop.stock()).toBe(4);
    expect((await me().read()).code).toBe('4040');
  });

  test('shows the same amounts as the phone’s own page, and keeps them when prices change', async () => {
    const detail = (await shop.at('familyshop').get<WirelessDetail>(`/products/wireless/${phoneNo}`, me().options))
      .data;
    const { applicationNo } = (await me().apply()).data ?? { applicationNo: '' };
    const { sheet } = (await me().get(applicationNo)).data as ApplicationDetail;
    const plan = detail?.plans.find(({ planNo }) => planNo === 2);
    const memory = detail?.memories.find((one) => one.memory === '256GB');
    const support = detail?.supports.find((row) => row.planNo === 2 && row.joinType === 'TRANSFER');
    if (!plan || !memory || !support || !sheet) throw new Error('the phone is not there');
    const quote = quoteWireless(
      { releasePrice: memory.releasePrice, plan, support },
      { discountType: 'COMMON_SUPPORT', instalmentMonths: 24, contractMonths: 24 },
    );
    expect(quote).toMatchObject(sheet.quote);
    expect(sheet.supports.map(({ name, payer, amount }) => [name, payer, amount])).toEqual([
      ['공통지원금', '다누리', 400_000],
      ['추가지원금', '가람상회', 60_000],
    ]);
    await shop.owner.updateTable('wirelessSupport').set({ commonSupport: 1 }).execute();
    expect((await me().get(applicationNo)).data?.sheet).toEqual(sheet);
    await shop.owner.updateTable('wirelessSupport').set({ commonSupport: 400_000 }).execute();
  });

  test('submitted twice, even concurrently, is one application', async () => {
    await me().fill();
    const shown = await me().shown();
    const replies = await Promise.all([1, 2, 3].map(() => me().sign(shown)));
    expect(new Set(replies.map(noOf)).size).toBe(1);
    expect(await shop.stock()).toBe(4);
    expect((await me().submit()).code).toBe('4040');
  });

  test.each([
    ['other terms', { agreedTerms: [1, 2] }],
    ['other amounts', { expectedTotal: 1 }],
  ])(
    'sent with %s under a used key is 4221 and holds no phone; the draft waits for a key of its own',
    async (_, values) => {
      await me().fill();
      const requestKey = randomUUID();
      const first = noOf(await me().submit({ requestKey }));
      await me().fill();
      expect(await me().submit({ requestKey, ...values })).toMatchObject({ status: 422, code: '4221' });
      expect(await shop.stock()).toBe(4);
      expect(noOf(await me().submit({ requestKey }))).toBe(first);
      expect(noOf(await me().submit())).not.toBe(first);
      expect(await shop.stock()).toBe(3);
    },
  );

  test('can be downloaded as a PDF of its sheet, the same at every download', async () => {
    const no = noOf(await me().apply());
    const [first, again] = [await me().file(no), await me().file(no)];
    const content = Buffer.from(first.data?.contentBase64 ?? '', 'base64');
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(content.length).toBeLessThan(400_000);
    expect(again.data).toEqual(first.data);
  });
});

describe('signing is refused', () => {
  test('when a step is missing, which is named', async () => {
    await me().begin();
    const reply = await me().submit();
    expect(reply).toMatchObject({ code: '4220', description: '본인인증 단계를 먼저 마쳐 주세요.' });
  });

  test('without its own certification', async () => {
    await me().begin();
    expect(await me().saveApplicant()).toMatchObject({ status: 400, code: '4400' });
  });

  test('with a certification of another member, an invented one, or one used before', async () => {
    await me().begin();
    const use = (certificationKey: string) => me().saveApplicant({ certificationKey });
    const theirs = await shop.certify('APPLICATION', {}, { token: other });
    expect((await use(theirs)).code).toBe('4400');
    expect((await use('x'.repeat(43))).code).toBe('4400');
    const mine = await shop.certify('APPLICATION', {}, { token: shop.token() });
    expect((await use(mine)).status).toBe(200);
    expect((await use(mine)).code).toBe('4400');
  });

  test('for a person other than the certified one: another certification means another applicant', async () => {
    await me().fill();
    expect((await me().saveApplicant({ email: 'new@example.kr' })).data).toMatchObject({
      ...{ applicant: { name: '김가은', email: 'new@example.kr' }, step: 'confirm' },
    });
    const other = await me().certify({ name: '이서준', phoneNo: '01099998888', birthDay: '19900101' });
    expect(other.data?.applicant).toMatchObject({ name: '이서준', birthDate: '1990-01-01', phone: '01099998888' });
  });

  test('to anybody younger than nineteen, whose certification is not used up', async () => {
    await me().begin();
    const born = (yearsAgo: number, daysLater = 0) => {
      const day = new Date(Date.now() + daysLater * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10);
      return `${Number(day.slice(0, 4)) - yearsAgo}${day.slice(4)}`.replace('-02-29', '-02-28').replaceAll('-', '');
    };
    for (const birthDay of [born(15), born(19, 2)]) {
      const certificationKey = await shop.certify('APPLICATION', { birthDay }, { token: shop.token() });
      expect((await me().saveApplicant({ certificationKey })).code).toBe('4403');
      expect((await me().saveApplicant({ certificationKey })).code).toBe('4403');
    }
    expect((await me().read()).data).toMatchObject({ applicant: null, certified: null, step: 'join' });
    expect((await me().certify({ birthDay: born(19) })).data?.step).toBe('plan');
  });

  test('with a plan that does not exist, or does not match the line', async () => {
    expect((await me().begin({ planNo: 99 })).fieldErrors).toMatchObject([{ field: 'planNo' }]);
    await me().fill();
    const stays = await me().choose({ planNo: 1 });
    expect(stays).toMatchObject({ code: '4220', fieldErrors: [{ field: 'planNo' }] });
    await me().saveApplicant({ currentCarrier: '다누리' });
    expect(await me().submit()).toMatchObject({
      code: '4220',
      description: '번호이동은 지금 쓰는 통신사(다누리)와 다른 통신사의 요금제를 골라 주세요.',
    });
  });

  test('for an amount that is no longer in force, and the new one is returned', async () => {
    await me().fill();
    const reply = await me().submit({ expectedMonthly: 1_000 });
    expect(reply).toMatchObject({ status: 409, code: '4093' });
    expect(reply.description).toContain('지금은 매달');
    expect(await shop.stock()).toBe(5);
  });

  test('for a colour, memory or phone that is not available', async () => {
    expect((await me().begin({ colour: '블랙' })).fieldErrors).toMatchObject([{ field: 'colour' }]);
    expect((await me().begin({ memory: '1TB' })).fieldErrors).toMatchObject([{ field: 'memory' }]);
    expect((await me().begin({}, 'HP0002')).code).toBe('4042');
    await me().fill();
    await shop.stock(0);
    expect((await me().submit()).code).toBe('4220');
  });

  test('without consent to each term in force', async () => {
    await me().fill();
    const reply = await me().submit({ agreedTerms: [1] });
    expect(reply.fieldErrors).toEqual([{ field: 'agreedTerms', message: '필수 약관에 모두 동의해 주세요.' }]);
  });

  test('for the last phone twice', async () => {
    await shop.stock(1);
    await Promise.all([applying(shop).fill(), applying(shop, other).fill()]);
    const replies = await Promise.all([applying(shop).submit(), applying(shop, other).submit()]);
    const codes = replies.map(({ code }) => code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(1);
    expect(codes.filter((code) => code === '4091' || code === '4220')).toHaveLength(1);
    expect(await shop.stock()).toBe(0);
  });
});

describe('another member, or another mall', () => {
  test('finds neither the draft nor the application', async () => {
    const no = noOf(await me().apply());
    await me().begin();
    const outsider = applying(shop, other);
    expect((await outsider.read()).code).toBe('4040');
    for (const reply of [await outsider.get(no), await outsider.file(no), await outsider.cancel(no)]) {
      expect(reply).toMatchObject({ status: 404, code: '4044' });
    }
    const elsewhere = await shop.at('hanul').get(`/applications/${no}`, { token: shop.tokens.hanul ?? '' });
    expect(elsewhere.code).toBe('4044');
    expect((await outsider.list()).data).toMatchObject({ total: 0, drafts: [] });
  });
});

describe('the phone of an application', () => {
  const operate = (applicationNo: string, ...ways: Parameters<typeof operateApplication>[2]['to'][]) =>
    ways.reduce(
      (before, to) =>
        before.then(() => operateApplication(shop.app.dependencies, { mallId: 1 }, { applicationNo, to, reason: '' })),
      Promise.resolve(),
    );
  const kinds = async (applicationNo: string) =>
    (
      await shop.owner
        .selectFrom('applicationMovement')
        .select('kind')
        .where('applicationNo', '=', applicationNo)
        .orderBy('movementNo')
        .execute()
    ).map(({ kind }) => kind);

  test('goes back to the shelf when the member cancels, once', async () => {
    const no = noOf(await me().apply());
    expect((await me().cancel(no)).data).toMatchObject({ card: { state: 'CANCELLED', mayCancel: false } });
    expect((await me().cancel(no)).code).toBe('4097');
    expect(await kinds(no)).toEqual(['RESERVE', 'RELEASE']);
    expect(await shop.stock()).toBe(5);
  });

  test('is sold at the activation, and returns when the contract is withdrawn', async () => {
    const no = noOf(await me().apply());
    await operate(no, 'APPROVED', 'ACTIVATION_REQUESTED');
    expect((await me().cancel(no)).code).toBe('4097');
    await operate(no, 'ACTIVATED', 'SHIPPED', 'DELIVERED', 'WITHDRAWN');
    expect(await kinds(no)).toEqual(['RESERVE', 'SELL', 'RETURN']);
    expect(await shop.stock()).toBe(5);
  });

  test('stays reserved while an illegal move is refused', async () => {
    const no = noOf(await me().apply());
    await expect(operate(no, 'SHIPPED')).rejects.toMatchObject({ code: '4097' });
    expect(await kinds(no)).toEqual(['RESERVE']);
  });

  test('goes back after fourteen days without a decision, but not before', async () => {
    const no = noOf(await me().apply());
    const { database } = shop.app.dependencies;
    const day = 86_400_000;
    const at = (days: number) => new Date(Date.now() + days * day);
    expect(await expireApplications(database, { mallId: 1 }, at(13))).toBe(0);
    expect(await expireApplications(database, { mallId: 1 }, at(14.1))).toBe(1);
    expect((await me().get(no)).data?.card.state).toBe('CANCELLED');
    expect(await shop.stock()).toBe(5);
  });
});

test('what was signed cannot be changed, not even by the application’s own database role', async () => {
  const no = noOf(await me().apply());
  const { database } = shop.app.dependencies;
  await expect(
    database.updateTable('application').set({ sheet: sql<never>`'{}'` }).where('applicationNo', '=', no).execute(),
  ).rejects.toThrow(/permission denied/);
});

test('the list shows signed applications and drafts', async () => {
  const no = noOf(await me().apply());
  await me().begin();
  const { data } = await me().list();
  expect(data?.applications.map(({ applicationNo }) => applicationNo)).toEqual([no]);
  expect(data?.drafts).toMatchObject([{ productNo: phoneNo, step: 'join' }]);
  await me().drop();
  expect((await me().list()).data?.drafts).toEqual([]);
  expect((await me().list('?state=RECEIVED')).data).toMatchObject({ total: 0, applications: [] });
  expect((await me().list('?state=CERTIFIED')).data).toMatchObject({ total: 1, applications: [{ applicationNo: no }] });
  expect(await me().list('?state=GONE')).toMatchObject({ status: 400, code: '4000' });
});
