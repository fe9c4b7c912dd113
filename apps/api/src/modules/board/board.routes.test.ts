import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, insertMall, insertMember, signInAs, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let token: string;

beforeAll(async () => {
  testApp = await createTestApp();
  const { owner } = testApp;
  await insertMall(owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(owner, { mallId: 2, mallUrl: 'hanul', salesType: 'BUSINESS' });
  await insertMember(owner, { mallId: 1, loginId: 'demo' });
  const post = { mallId: 1, boardType: 'CM00404' as const, html: '<p>내용</p>', postedOn: new Date('2026-11-01') };
  const notices = Array.from({ length: 11 }, (_, index) => ({
    ...post,
    postNo: index + 1,
    title: `공지 ${index + 1}`,
    label: index % 3 === 0 ? '배송' : '안내',
    isPinned: index === 0,
    postedOn: new Date(`2026-11-${String(index + 1).padStart(2, '0')}`),
  }));
  await owner
    .insertInto('boardPost')
    .values([
      ...notices,
      { ...post, boardType: 'CM00410', postNo: 1, title: '써 보니 좋아요', author: '김엠디' },
      { ...post, mallId: 2, postNo: 99, title: '한울만' },
    ])
    .execute();
  const faq = { mallId: 1, answerHtml: '<p>네</p>' };
  await owner
    .insertInto('faq')
    .values([
      { ...faq, faqNo: 1, category: '배송', question: '나중 질문', sortOrder: 2 },
      { ...faq, faqNo: 2, category: '주문', question: '먼저 질문', sortOrder: 1 },
      { ...faq, faqNo: 3, category: '주문', question: '한울만', mallId: 2 },
    ])
    .execute();
  token = (await signInAs(testApp, 'familyshop', 1)).accessToken;
});
afterAll(() => testApp.close());

const get = <Data>(path: string) => testApp.at('familyshop').get<Data>(path, { token });
type Page = { labels: string[]; total: number; posts: { postNo: number }[] };
const page = async (query: string) => {
  const { data } = await get<Page>(`/boards/CM00404/posts${query}`);
  return { total: data?.total, postNos: data?.posts.map(({ postNo }) => postNo), labels: data?.labels };
};

// R9.09
describe('a board', () => {
  test('shows ten notices a page, pinned ones first, then the newest', async () => {
    expect(await page('')).toMatchObject({ total: 11, postNos: [1, 11, 10, 9, 8, 7, 6, 5, 4, 3] });
    expect(await page('?page=2')).toMatchObject({ total: 11, postNos: [2] });
  });

  test('is narrowed by label and by word, and always lists all its labels', async () => {
    expect(await page(`?label=${encodeURIComponent('배송')}`)).toMatchObject({
      total: 4,
      postNos: [1, 10, 7, 4],
      labels: ['안내', '배송'],
    });
    expect(await page(`?keyword=${encodeURIComponent('공지 1')}`)).toMatchObject({ total: 3, postNos: [1, 11, 10] });
  });

  test('opens a post with the next older and newer one', async () => {
    expect(await get('/boards/CM00404/posts/5')).toMatchObject({
      data: { html: '<p>내용</p>', newer: { postNo: 6 }, older: { postNo: 4 } },
    });
  });

  test.each(['/boards/CM00404/posts/99', '/boards/CM00410/posts/2'])(
    'has no %s: another mall’s, another board’s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, code: '4040' });
    },
  );

  test('is for members only', async () => {
    expect(await testApp.at('familyshop').get('/boards/CM00404/posts')).toMatchObject({ status: 401, code: '4010' });
  });
});

describe('frequent questions', () => {
  test('are listed in the mall’s order, none of another mall', async () => {
    const { data } = await get<{ faqNo: number }[]>('/faqs');
    expect(data?.map(({ faqNo }) => faqNo)).toEqual([2, 1]);
  });
});
