import { seoulDayOf } from '@mall/domain/seoul-day';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, insertMall, insertMember, signInAs, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let token: string;

const dayMilliseconds = 86_400_000;
const dayFromToday = (days: number) => new Date(seoulDayOf(new Date(Date.now() + days * dayMilliseconds)));

beforeAll(async () => {
  testApp = await createTestApp();
  const { owner } = testApp;
  await insertMall(owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(owner, { mallId: 2, mallUrl: 'hanul', salesType: 'BUSINESS' });
  await insertMember(owner, { mallId: 1, loginId: 'demo' });
  const exhibition = {
    mallId: 1,
    categoryNo: '1901',
    title: '기획전',
    image: 'goods/a',
    colourFrom: '#ffffff',
    colourTo: '#eeeeee',
  };
  await owner
    .insertInto('exhibition')
    .values([
      { ...exhibition, exhibitionNo: 1, startsOn: dayFromToday(-9), endsOn: dayFromToday(-1) },
      {
        ...exhibition,
        exhibitionNo: 2,
        startsOn: dayFromToday(0),
        endsOn: dayFromToday(0),
        noticeLines: ['하루만 열어요.'],
      },
      { ...exhibition, exhibitionNo: 3, startsOn: dayFromToday(1), endsOn: dayFromToday(9), categoryNo: '1902' },
      { ...exhibition, exhibitionNo: 4, startsOn: dayFromToday(-9), endsOn: dayFromToday(9), mallId: 2 },
    ])
    .execute();
  await owner
    .insertInto('exhibitionSection')
    .values(
      [1, 2, 3].map((exhibitionNo) => ({
        mallId: 1,
        exhibitionNo,
        sectionNo: 1,
        anchor: '혜택',
        title: '네 가지 혜택',
      })),
    )
    .execute();
  token = (await signInAs(testApp, 'familyshop', 1)).accessToken;
});
afterAll(() => testApp.close());

type Listed = { exhibitionNo: number };
type Lists = { open: Listed[]; upcoming: Listed[] };
const listed = async (query = '') => {
  const { data } = await testApp.at('familyshop').get<Lists>(`/exhibitions${query}`, { token });
  return {
    open: data?.open.map((each) => each.exhibitionNo),
    upcoming: data?.upcoming.map((each) => each.exhibitionNo),
  };
};
type Detail = { state: string; sections: { title: string }[]; noticeLines: string[] };
const detail = (exhibitionNo: number) =>
  testApp.at('familyshop').get<Detail>(`/exhibitions/${exhibitionNo}`, { token });

describe('the exhibitions of a mall', () => {
  test('are those open today and those to come, never ended ones or those of another mall', async () => {
    expect(await listed()).toEqual({ open: [2], upcoming: [3] });
  });

  test('can be filtered by a category, including those below it', async () => {
    expect(await listed('?ctgNo=19')).toEqual({ open: [2], upcoming: [3] });
    expect(await listed('?ctgNo=1902')).toEqual({ open: [], upcoming: [3] });
  });

  test('are for members only', async () => {
    expect(await testApp.at('familyshop').get('/exhibitions')).toMatchObject({ status: 401, code: '4010' });
  });
});

describe('one exhibition', () => {
  test('shows its sections while it is open', async () => {
    expect(await detail(2)).toMatchObject({
      code: '0000',
      data: { state: 'open', sections: [{ title: '네 가지 혜택' }], noticeLines: ['하루만 열어요.'] },
    });
  });

  test.each([
    [1, 'ended'],
    [3, 'upcoming'],
  ])('number %i says that it is %s, without sections', async (exhibitionNo, state) => {
    expect(await detail(exhibitionNo)).toMatchObject({ code: '0000', data: { state, sections: [] } });
  });

  test('is 4040 when the mall has none with that number', async () => {
    expect(await detail(4)).toMatchObject({ status: 404, code: '4040' });
  });
});
