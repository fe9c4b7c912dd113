import { joinTypes, networks, planPersons } from '@mall/contracts/wireless-codes';
import { ageOn } from '@mall/domain/age';
import { ineligibilityReasons, type PlanRule } from '@mall/domain/plan-eligibility';
import { seoulDayOf } from '@mall/domain/seoul-day';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { applying, openApplicationShop } from '../../testing/applying.ts';
import { commandOf } from '../../testing/run-command.ts';
import { operateApplication } from './operate-application.ts';

let shop: Awaited<ReturnType<typeof openApplicationShop>>;
beforeAll(async () => {
  shop = await openApplicationShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await limit({});
  await shop.owner.deleteFrom('application').execute();
  await shop.owner.deleteFrom('applicationDraft').execute();
  await shop.stock(5);
});

const me = () => applying(shop);
const forAll: PlanRule = {
  ...{ minAge: null, maxAge: null, phoneNetworks: ['5G'], joinTypes, persons: ['INDIVIDUAL'] },
};
/** Sets who may take plan 2, for which all tests here apply by 번호이동 with a 5G phone. */
const limit = (rule: Partial<PlanRule>) => {
  const { phoneNetworks, joinTypes: ways, persons, ...ages } = { ...forAll, ...rule };
  return shop.owner
    .updateTable('carrierPlan')
    .set({ ...ages, phoneNetworks: [...phoneNetworks], joinTypes: [...ways], persons: [...persons] })
    .where('planNo', '=', 2)
    .execute();
};
const refusedAt = (field: string, message: string) => ({
  ...{ status: 422, code: '4220', fieldErrors: [{ field, message: expect.stringContaining(message) }] },
});
const applicationCount = async () => (await shop.owner.selectFrom('application').select('state').execute()).length;

/** A complete draft, made while the plan was open to everybody; the plan is limited only afterwards. */
async function fillThenLimit(rule: Partial<PlanRule>) {
  await me().fill();
  await limit(rule);
}

test.each<[string, Partial<PlanRule>, string]>([
  ['a plan for those under 19', { maxAge: 18 }, '만 18세 이하만 가입할 수 있어요.'],
  ['a plan for those over 64', { minAge: 65 }, '만 65세 이상만 가입할 수 있어요.'],
  ['a plan for LTE phones, with a 5G phone', { phoneNetworks: ['LTE'] }, 'LTE 휴대폰에서만 쓸 수 있는 요금제예요.'],
  ['a plan for new numbers only', { joinTypes: ['NEW'] }, '신규가입할 때만 고를 수 있어요.'],
  ['a plan for soldiers', { persons: ['SOLDIER'] }, '현역 병사만 가입할 수 있어요.'],
])('born in 1995, %s is refused at the plan: in the draft and at the signature', async (_title, rule, message) => {
  await fillThenLimit(rule);
  expect(await me().choose()).toMatchObject(refusedAt('planNo', message));
  expect(await me().submit()).toMatchObject(refusedAt('planNo', message));
  expect(await applicationCount()).toBe(0);
  expect(await shop.stock()).toBe(5);
});

test('no draft can be begun with a plan that no applicant here may take', async () => {
  for (const rule of [{ maxAge: 18 }, { phoneNetworks: ['LTE'] }, { joinTypes: ['NEW'] }, { persons: ['CORPORATE'] }]) {
    await limit(rule as Partial<PlanRule>);
    expect(await me().begin()).toMatchObject({ status: 422, fieldErrors: [{ field: 'planNo' }] });
  }
  expect((await me().read()).code).toBe('4040');
});

test('a draft with an age-limited plan can be begun before the birthday is certified; the certified birthday then decides', async () => {
  await limit({ minAge: 65 });
  expect(await me().begin()).toMatchObject({ status: 200 });
  expect(await me().certify()).toMatchObject(refusedAt('planNo', '만 65세 이상만 가입할 수 있어요.'));
  expect((await me().certify({ birthDay: '19500315' })).data?.step).toBe('plan');
  await me().choose();
  expect((await me().saveDelivery()).data?.step).toBe('confirm');
  expect((await me().submit()).status).toBe(200);
});

test('the day decides: people at either age limit may sign, those a year beyond may not', async () => {
  const age = ageOn(seoulDayOf(new Date()), '1995-03-15');
  for (const [rule, status] of [
    [{ minAge: age, maxAge: age }, 200],
    [{ maxAge: age - 1 }, 422],
    [{ minAge: age + 1 }, 422],
  ] as const) {
    await limit({});
    await fillThenLimit(rule);
    expect((await me().submit()).status).toBe(status);
  }
});

test('a draft whose plan is no longer sold can be continued with another plan', async () => {
  await fillThenLimit({ minAge: 65 });
  expect((await me().submit()).code).toBe('4220');
  expect((await me().read()).data).toMatchObject({ step: 'confirm', applicant: { name: '김가은' } });
  await limit({});
  expect((await me().submit()).status).toBe(200);
});

async function approved(): Promise<string> {
  const applicationNo = (await me().apply()).data?.applicationNo ?? '';
  await operate(applicationNo, 'APPROVED');
  return applicationNo;
}
async function operate(applicationNo: string, to: Parameters<typeof operateApplication>[2]['to']) {
  const mall = (await shop.app.dependencies.malls.all()).get('familyshop');
  if (!mall) throw new Error('there is no mall');
  await operateApplication(shop.app.dependencies, mall, { applicationNo, to, reason: '' });
}
const stateOf = async (applicationNo: string) => (await me().get(applicationNo)).data?.card.state;

test('the plan is checked again when the activation is requested, and when it is done', async () => {
  const no = await approved();
  await limit({ maxAge: 18 });
  await expect(operate(no, 'ACTIVATION_REQUESTED')).rejects.toMatchObject({
    ...{ code: '4220', description: '만 18세 이하만 가입할 수 있어요.' },
  });
  expect(await stateOf(no)).toBe('APPROVED');
  await limit({});
  await operate(no, 'ACTIVATION_REQUESTED');
  await limit({ minAge: 65 });
  await expect(operate(no, 'ACTIVATED')).rejects.toMatchObject({ code: '4220' });
  expect(await stateOf(no)).toBe('ACTIVATION_REQUESTED');
  await limit({});
  await operate(no, 'ACTIVATED');
  expect(await stateOf(no)).toBe('ACTIVATED');
});

test('an application signed before the plan’s number was stored is checked by the plan’s name on its sheet', async () => {
  const no = await approved();
  await shop.owner.updateTable('application').set({ planNo: null }).execute();
  await limit({ maxAge: 18 });
  await expect(operate(no, 'ACTIVATION_REQUESTED')).rejects.toMatchObject({ code: '4220' });
  await limit({});
  await operate(no, 'ACTIVATION_REQUESTED');
  await shop.owner.updateTable('carrierPlan').set({ name: '다른 이름' }).where('planNo', '=', 2).execute();
  await expect(operate(no, 'ACTIVATED')).rejects.toMatchObject({
    description: expect.stringContaining('찾을 수 없어서'),
  });
  await shop.owner.updateTable('carrierPlan').set({ name: '요금제 2' }).where('planNo', '=', 2).execute();
});

test('npm run application tells the operator why a phone is not activated', async () => {
  const no = await approved();
  await limit({ maxAge: 18 });
  const { code, text } = await commandOf('application', shop)('request', 'familyshop', no);
  expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining('만 18세 이하만 가입할 수 있어요.') });
  expect(await stateOf(no)).toBe('APPROVED');
});

const anyRule = fc.record({
  minAge: fc.option(fc.integer({ min: 0, max: 60 })),
  maxAge: fc.option(fc.integer({ min: 60, max: 110 })),
  phoneNetworks: fc.subarray([...networks], { minLength: 1 }),
  joinTypes: fc.subarray([...joinTypes], { minLength: 1 }),
  persons: fc.subarray([...planPersons], { minLength: 1 }),
});

test('for any applicant and any plan, an application succeeds exactly when the person may have the plan', async () => {
  await fc.assert(
    fc.asyncProperty(anyRule, fc.integer({ min: 1926, max: 2006 }), async (rule, year) => {
      await shop.owner.deleteFrom('application').execute();
      // One address may be certified only so often in a while.
      await shop.owner.deleteFrom('signInFailure').execute();
      await limit(rule);
      const birthDate = `${year}-03-15`;
      const reply = await applyAs(birthDate);
      const age = ageOn(seoulDayOf(new Date()), birthDate);
      const mayHave = ineligibilityReasons(rule, { network: '5G', joinType: 'TRANSFER', age }).length === 0;
      expect(reply.status).toBe(mayHave ? 200 : 422);
      expect(await applicationCount()).toBe(mayHave ? 1 : 0);
      await shop.stock(5);
    }),
    { numRuns: 12 },
  );
});

/** Every step, whether or not the one before was refused: what a malicious client would send. */
async function applyAs(birthDate: string) {
  const { begin, certify, choose, saveDelivery, submit, drop } = me();
  await begin();
  await certify({ birthDay: birthDate.replaceAll('-', '') }).catch(() => undefined);
  await choose();
  await saveDelivery();
  const reply = await submit();
  await drop();
  return reply.status === 404 ? { ...reply, status: 422 } : reply;
}
