import type { marketingConsent, profile } from '@mall/contracts/member';
import type { WireOf } from '@mall/contracts/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMember, openShop, type Shop } from '../../testing/shop.ts';
import { password, signInAs } from '../../testing/test-app.ts';
import { createMailRefusals } from './mail-refusal.ts';

let shop: Shop;
let other: string;
beforeAll(async () => {
  shop = await openShop({
    terms: [
      { termNo: 1, termCode: 'marketing', appliedOn: '2025-01-01', html: '' },
      { termNo: 2, termCode: 'marketing', appliedOn: '2026-01-01', html: '' },
      { termNo: 3, termCode: 'marketing', appliedOn: '2099-01-01', html: '' },
    ],
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'gamnamu', isMarketing: true },
    ],
  });
  other = await addMember(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('marketingConsent').execute();
  await shop.owner.deleteFrom('signInFailure').execute();
});

const at = () => shop.at('familyshop');
const own = () => shop.tokens.familyshop ?? '';
const check = (typed = password, token = own()) =>
  at().post<{ proof: string }>('/users/password/check', { token, body: { password: typed } });
const read = (proof: string, token = own()) =>
  at().post<WireOf<typeof profile>>('/users/profile', { token, body: { proof } });

describe('the member’s details', () => {
  test('need the password', async () => {
    const { data } = await check();
    expect((await read(data?.proof ?? '')).data).toMatchObject({ loginId: 'demo', name: '김가은' });
    expect(await check('Wrong!2026')).toMatchObject({ status: 422, code: '4220' });
    for (const proof of ['x', own()]) expect(await read(proof)).toMatchObject({ status: 422, code: '4220' });
  });

  test('a proof is valid only in its own session, for ten minutes', async () => {
    const proof = (await check()).data?.proof ?? '';
    expect(await read(proof, other)).toMatchObject({ status: 422, code: '4220' });
    const again = await signInAs(shop, 'familyshop', 1);
    expect(await read(proof, again.accessToken)).toMatchObject({ status: 422, code: '4220' });
    shop.wait(10 * 60_000 + 1000);
    expect(await read(proof)).toMatchObject({ status: 422, code: '4220' });
    shop.wait(-10 * 60_000 - 1000);
    expect(await read(proof)).toMatchObject({ code: '0000' });
  });

  test('ten wrong passwords lock the check, even for the right one, but not sign-in', async () => {
    for (let guess = 0; guess < 10; guess += 1) await check(`Wrong!${guess}`);
    expect(await check('Wrong!2026')).toMatchObject({ status: 429, code: '1251' });
    expect(await check()).toMatchObject({ status: 429, code: '1251' });
    expect(await signInAs(shop, 'familyshop', 1)).toHaveProperty('accessToken');
  });
});

describe('consent to advertising', () => {
  type Consent = WireOf<typeof marketingConsent>;
  const get = (token = own()) => at().get<Consent>('/users/marketing', { token });
  const change = (channel: string, isAgreed: boolean, token = own()) =>
    at().put<Consent>('/users/marketing', { token, body: { channel, isAgreed } });

  test('is missing until it is given, by channel, with version and moment; repeating it stores nothing', async () => {
    expect((await get()).data).toMatchObject({ termNo: 2, channels: [{ isAgreed: false }, { isAgreed: false }] });
    await change('EMAIL', true);
    await change('EMAIL', true);
    const { data } = await change('EMAIL', false);
    expect(data?.channels).toEqual([
      { channel: 'EMAIL', isAgreed: false },
      { channel: 'SMS', isAgreed: false },
    ]);
    expect(data?.history).toMatchObject([
      { channel: 'EMAIL', isAgreed: false, source: 'MY_SHOP', termAppliedOn: '2026-01-01' },
      { channel: 'EMAIL', isAgreed: true, source: 'MY_SHOP', termAppliedOn: '2026-01-01' },
    ]);
  });

  test('given on joining covers both channels, until it is withdrawn', async () => {
    const memberNo = shop.memberNos.familyshop ?? 0;
    await shop.owner
      .insertInto('consent')
      .values({ mallId: 1, memberNo, termNo: 1, agreedAt: new Date(0) })
      .execute();
    expect((await get()).data?.channels.map(({ isAgreed }) => isAgreed)).toEqual([true, true]);
    expect((await change('SMS', false)).data?.channels.map(({ isAgreed }) => isAgreed)).toEqual([true, false]);
    await shop.owner.deleteFrom('consent').execute();
  });

  test('is separate for each member, and unknown channels are refused', async () => {
    await change('EMAIL', true);
    expect((await get(other)).data).toMatchObject({ history: [] });
    expect(await change('FAX', true)).toMatchObject({ status: 400, code: '4000' });
  });
});

// R2.15 R7.16
describe('the refusal link of a mail', () => {
  const refuse = (body: object, mallUrl = 'familyshop') =>
    shop.app.inject({
      method: 'POST',
      url: '/api/v1/email/unsubscribe',
      headers: { host: `${mallUrl}.localhost` },
      payload: body,
    });
  const memNo = () => shop.memberNos.familyshop ?? 0;
  const linkOf = (mallId: number) => {
    const path = createMailRefusals(shop.app.dependencies.config.tokenSecret).pathOf({ mallId }, { memberNo: memNo() });
    return new URL(path, 'http://familyshop.localhost');
  };

  test('ends advertising by mail without signing in, and is recorded as such; following it again changes nothing', async () => {
    const { pathname, searchParams } = linkOf(1);
    expect(pathname).toBe(`/email/rejectMailYn/${memNo()}`);
    await at().put('/users/marketing', { token: own(), body: { channel: 'EMAIL', isAgreed: true } });
    const body = { memNo: memNo(), token: searchParams.get('token') };
    for (const reply of [await refuse(body), await refuse(body)]) expect(reply.json()).toMatchObject({ code: '0000' });
    const { data } = await at().get<WireOf<typeof marketingConsent>>('/users/marketing', { token: own() });
    expect(data?.channels[0]).toEqual({ channel: 'EMAIL', isAgreed: false });
    expect(data?.history.map(({ source }) => source)).toEqual(['MAIL_LINK', 'MY_SHOP']);
  });

  test('for another member, another mall or nobody changes nothing: 4040', async () => {
    await at().put('/users/marketing', { token: own(), body: { channel: 'EMAIL', isAgreed: true } });
    const token = linkOf(1).searchParams.get('token');
    const attempts = [
      refuse({ memNo: memNo() + 1, token }),
      refuse({ memNo: memNo(), token: linkOf(2).searchParams.get('token') }),
      refuse({ memNo: memNo(), token }, 'gamnamu'),
      refuse({ memNo: memNo(), token: 'x' }),
    ];
    for (const reply of await Promise.all(attempts)) expect(reply.json()).toMatchObject({ code: '4040' });
    expect((await refuse({ memNo: memNo() })).json()).toMatchObject({ code: '4000' });
    const { data } = await at().get<WireOf<typeof marketingConsent>>('/users/marketing', { token: own() });
    expect(data?.channels[0]).toEqual({ channel: 'EMAIL', isAgreed: true });
  });
});

// R2.15
describe('the one-click refusal of a mail program', () => {
  const urlencoded = {
    type: 'application/x-www-form-urlencoded',
    body: 'List-Unsubscribe=One-Click',
  };
  const multipart = {
    type: 'multipart/form-data; boundary=part',
    body: '--part\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--part--\r\n',
  };
  const pathOf = (mallId: number, memberNo = shop.memberNos.familyshop ?? 0) =>
    createMailRefusals(shop.app.dependencies.config.tokenSecret).pathOf({ mallId }, { memberNo });
  const click = (url: string, form = urlencoded, mallUrl = 'familyshop') =>
    shop.app.inject({
      method: 'POST',
      url,
      headers: { host: `${mallUrl}.localhost`, 'content-type': form.type },
      payload: form.body,
    });
  const agree = () => at().put('/users/marketing', { token: own(), body: { channel: 'EMAIL', isAgreed: true } });
  const consent = async () =>
    (await at().get<WireOf<typeof marketingConsent>>('/users/marketing', { token: own() })).data;

  test.each([urlencoded, multipart])(
    'ends advertising by mail, as $type; repeating it changes nothing',
    async (form) => {
      await agree();
      for (const reply of [await click(pathOf(1), form), await click(pathOf(1), form)]) {
        expect(reply.statusCode).toBe(200);
      }
      expect((await consent())?.channels[0]).toEqual({ channel: 'EMAIL', isAgreed: false });
      expect((await consent())?.history.map(({ source }) => source)).toEqual(['MAIL_LINK', 'MY_SHOP']);
    },
  );

  test('with a forged token, another member’s or another mall’s changes nothing: 404; nor does any other form: 400', async () => {
    await agree();
    const own = pathOf(1);
    const forged = [
      click(`${own}x`),
      click(own.split('?')[0] ?? ''),
      click(own.replace(/\d+\?/, '999999?')),
      click(pathOf(2)),
      click(own, urlencoded, 'gamnamu'),
    ];
    for (const reply of await Promise.all(forged)) expect(reply.statusCode).toBe(404);
    const strange = [
      click(own, { ...urlencoded, body: 'List-Unsubscribe=Maybe' }),
      click(own, { ...multipart, body: 'no parts' }),
    ];
    for (const reply of await Promise.all(strange)) expect(reply.statusCode).toBe(400);
    expect((await consent())?.channels[0]).toEqual({ channel: 'EMAIL', isAgreed: true });
  });
});

// R1.06
test('a marketing mall’s guest has no account of its own: 4030', async () => {
  const guest = shop.at('gamnamu');
  const token = shop.tokens.gamnamu ?? '';
  const replies = await Promise.all([
    guest.get('/users/devices', { token }),
    guest.get('/users/marketing', { token }),
    guest.get('/users/withdrawal', { token }),
    guest.delete('/users/devices', { token }),
    guest.post('/users/password/check', { token, body: { password } }),
    guest.post('/users/withdrawal', { token, body: { password, reason: 'OTHER' } }),
  ]);
  for (const reply of replies) expect(reply).toMatchObject({ status: 403, code: '4030' });
});
