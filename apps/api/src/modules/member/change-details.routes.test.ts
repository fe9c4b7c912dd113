import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certifying, type Person, startCertification } from '../../testing/certifying.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { insertMember, type MemberValues, password, signInAs, type Tokens } from '../../testing/test-app.ts';
import { createLinkTokens } from '../account-link/link-tokens.ts';

const hour = 60 * 60_000;
let shop: Shop;
let close: () => Promise<void>;
beforeAll(async () => {
  const service = await startCertification();
  shop = await openShop({
    certification: service.certification,
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
      { mallId: 3, mallUrl: 'daeryang', salesType: 'UPLOAD' },
    ],
  });
  close = async () => {
    await shop.close();
    await service.close();
  };
});
afterAll(() => close());

const at = (mallUrl = 'familyshop') => shop.at(mallUrl);
type Me = { readonly memberNo: number; readonly token: string; readonly proof: string };
async function enter(loginId: string, values: Partial<MemberValues> = {}): Promise<Me> {
  const memberNo = await insertMember(shop.owner, { mallId: 1, loginId, ...values });
  const { accessToken: token } = await signInAs(shop, 'familyshop', 1, loginId);
  const checked = await at().post<{ proof: string }>('/users/password/check', { token, body: { password } });
  return { memberNo, token, proof: checked.data?.proof ?? '' };
}
const tellings = async (kind: string) => {
  const mails = await shop.owner.selectFrom('mail').select('facts').where('kind', '=', kind).execute();
  return mails.map(({ facts }) => facts);
};

describe('name and phone', () => {
  const prove = (me: Me, person: Partial<Person>) =>
    certifying(shop).certify('CHANGE_IDENTITY', person, { token: me.token });
  const change = (me: Me, certificationKey: string, proof = me.proof) =>
    at().put<{ name: string; phone: string }>('/users/identity', {
      token: me.token,
      body: { proof, certificationKey },
    });
  const born = (birthDay: string) => ({ birthDay, birthDate: birthDay.replace(/^(\d{4})(\d\d)/, '$1-$2-') });

  test('become those of the phone certification, with a mail; the certification is used up', async () => {
    const { birthDate, birthDay } = born('19900102');
    const me = await enter('renamer', { name: '한새봄', birthDate, phone: '01011112222' });
    const key = await prove(me, { name: '한여름', birthDay, phoneNo: '01033334444' });
    expect((await change(me, key)).data).toMatchObject({ name: '한여름', phone: '01033334444' });
    expect(await tellings('ACCOUNT_CHANGED')).toContainEqual({ memberNo: me.memberNo, change: 'IDENTITY_CHANGED' });
    expect(await change(me, key)).toMatchObject({ status: 400, code: '4400' });
  });

  test('a certified person keeps the account under a new name, and nobody else gets it: 1269', async () => {
    const me = await enter('constant', { name: '김처음' });
    await change(me, await prove(me, { name: '김처음', birthDay: '19850505' }));
    const renamed = await prove(me, { name: '김나중', birthDay: '19850505', formerName: '김처음' });
    expect((await change(me, renamed)).data).toMatchObject({ name: '김나중' });
    const outsider = await prove(me, { name: '남모를', birthDay: '19850505' });
    expect(await change(me, outsider)).toMatchObject({ status: 409, code: '1269' });
  });

  test('a member from before certification is recognised by the birth date', async () => {
    const me = await enter('early', { birthDate: '1970-01-01' });
    const key = await prove(me, { name: '다른이', birthDay: '19710101' });
    expect(await change(me, key)).toMatchObject({ status: 409, code: '1269' });
  });

  test('cannot become those of a person who is a member already: 1264', async () => {
    const first = await enter('original');
    const person = { name: '이중복', birthDay: '19770707' };
    expect((await change(first, await prove(first, person))).code).toBe('0000');
    const second = await enter('duplicate');
    expect(await change(second, await prove(second, person))).toMatchObject({ status: 409, code: '1264' });
  });

  // R6.04
  test('can be changed by a member of an UPLOAD mall too, on its page', async () => {
    const { birthDate, birthDay } = born('19930303');
    await insertMember(shop.owner, { mallId: 3, loginId: 'sheets', birthDate });
    const { accessToken: token } = await signInAs(shop, 'daeryang', 3, 'sheets');
    const caller = { mallUrl: 'daeryang', token };
    const checked = await at('daeryang').post<{ proof: string }>('/users/password/check', {
      token,
      body: { password },
    });
    const person = { name: '최대량', birthDay, phoneNo: '01055556666' };
    const certificationKey = await certifying(shop).certify('CHANGE_IDENTITY', person, caller);
    const body = { proof: checked.data?.proof ?? '', certificationKey };
    const changed = await at('daeryang').put('/users/identity', { token, body });
    expect(changed.data).toMatchObject({ name: '최대량', phone: '01055556666' });
  });

  test('do not change without a proof of the password (4220), nor with another member’s certification (4400)', async () => {
    const [me, other] = [await enter('hasty'), await enter('generous')];
    const key = await prove(other, { name: '너그럼', birthDay: '19660606' });
    expect(await change(me, key, 'none')).toMatchObject({ status: 422, code: '4220' });
    expect(await change(me, key)).toMatchObject({ status: 400, code: '4400' });
  });
});

describe('the e-mail address', () => {
  const request = (me: Me, email: string, proof = me.proof) =>
    at().post('/users/email', { token: me.token, body: { proof, email } });
  const follow = (token: string, mallUrl?: string) =>
    at(mallUrl).post<{ effect: string }>('/auth/link', { body: { token } });
  async function newestToken(): Promise<string> {
    const { mallId, linkId } = await shop.owner
      .selectFrom('accountLink')
      .select(['linkId', 'mallId'])
      .orderBy('issuedAt', 'desc')
      .executeTakeFirstOrThrow();
    return createLinkTokens(shop.app.dependencies).sign({ mallId }, { linkId });
  }
  const emailOf = async ({ memberNo }: Me) =>
    (await shop.owner.selectFrom('member').select('email').where('memberNo', '=', memberNo).executeTakeFirst())?.email;

  test('changes when the link mailed to the new one is followed, once; the old one is notified', async () => {
    const me = await enter('mover', { email: 'old.place@example.kr' });
    expect((await request(me, 'new.place@example.kr')).code).toBe('0000');
    expect(await emailOf(me)).toBe('old.place@example.kr');
    const token = await newestToken();
    expect(await follow(token, 'hanul')).toMatchObject({ status: 400, code: '1261' });
    expect((await follow(token)).data).toMatchObject({ effect: 'EMAIL_CHANGED' });
    expect(await emailOf(me)).toBe('new.place@example.kr');
    expect(await follow(token)).toMatchObject({ code: '1261' });
    expect(await tellings('EMAIL_CHANGED')).toHaveLength(1);
    const former = await shop.owner.selectFrom('accountLink').select('formerEmail').execute();
    expect(former).toContainEqual({ formerEmail: 'old.place@example.kr' });
  });

  test('ends the member’s other sessions, and not the requesting one', async () => {
    const me = await enter('careful');
    const elsewhere: Tokens = await signInAs(shop, 'familyshop', 1, 'careful');
    await request(me, 'careful.now@example.kr');
    await follow(await newestToken());
    expect(await at().get('/users/info', { token: me.token })).toMatchObject({ code: '0000' });
    expect(await at().get('/users/info', { token: elsewhere.accessToken })).toMatchObject({ code: '4010' });
    const renewal = await at().get(`/auth/refresh/token?refreshToken=${elsewhere.refreshToken}`);
    expect(renewal).toMatchObject({ status: 401, code: '4010' });
  });

  test('belongs to one member: another’s verified address is refused only at the link, whose mail only its owner reads', async () => {
    const me = await enter('wishful');
    await enter('owner', { email: 'taken@example.kr' });
    const [taken, free] = [await request(me, 'Taken@Example.kr'), await request(me, 'soon.taken@example.kr')];
    expect(taken.text).toBe(free.text);
    expect(free).toMatchObject({ code: '0000' });
    const token = await newestToken();
    await enter('quicker', { email: 'soon.taken@example.kr' });
    expect(await follow(token)).toMatchObject({ status: 400, code: '1261' });
    expect(await emailOf(me)).not.toBe('soon.taken@example.kr');
  });

  test('a link is valid for a day, and invalid once the address was changed by another one', async () => {
    const me = await enter('undecided');
    await request(me, 'first.idea@example.kr');
    const first = await newestToken();
    await request(me, 'second.idea@example.kr');
    await follow(await newestToken());
    expect(await follow(first)).toMatchObject({ code: '1261' });
    const late = await enter('late');
    await request(late, 'late.idea@example.kr');
    const token = await newestToken();
    shop.wait(24 * hour + 1000);
    expect(await follow(token)).toMatchObject({ code: '1262' });
    shop.wait(-24 * hour - 1000);
  });

  test('no mail is sent without a proof of the password, to the same address, or for the eleventh time', async () => {
    const me = await enter('eager', { email: 'eager@example.kr' });
    expect(await request(me, 'other@example.kr', 'none')).toMatchObject({ status: 422, code: '4220' });
    expect(await request(me, 'EAGER@example.kr')).toMatchObject({ status: 422, code: '4220' });
    const codes: string[] = [];
    for (let mail = 0; mail < 11; mail += 1) codes.push((await request(me, `eager${mail}@example.kr`)).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => '0000'), '1252']);
  });
});
