import type { BoardPost } from '@mall/db/seed/content/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods, listingOf, option, phone, subscription } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const post = (postNo: number, values: Partial<BoardPost> = {}): BoardPost => ({
  boardType: 'CM00404',
  postNo,
  title: `공지 ${postNo}`,
  label: '안내',
  summary: '',
  html: '<p>본문</p>',
  image: '',
  author: '운영자',
  isPinned: false,
  postedOn: `2026-01-${String(postNo).padStart(2, '0')}`,
  productNos: [],
  ...values,
});
const notices = [1, 2, 3].map((postNo) => post(postNo));
const review = post(1, {
  boardType: 'CM00410',
  title: '써 봤어요',
  image: 'goods/kettle',
  html: '<h2>좋아요</h2><script>alert(1)</script><img src="https://img.example.kr/a.webp" alt="" onerror="alert(1)" />',
  productNos: ['HP0001', 'GD0001', 'SB0001', 'GD0002', 'GD0009'],
});
const forgotten = post(2, { boardType: 'CM00410', title: '단종', productNos: ['GD0003', 'GD0009'] });

let shop: Shop;
beforeAll(async () => {
  const products = [
    goods('GD0001'),
    goods('GD0002', { options: [option({ stockQuantity: 0 })] }),
    goods('GD0003'),
    phone('HP0001'),
    subscription('SB0001'),
  ];
  const listings = products.map((product) => listingOf(product, { isOn: product.productNo !== 'GD0003' }));
  shop = await openShop({
    products,
    malls: [
      {
        mallId: 1,
        mallUrl: 'familyshop',
        listings,
        posts: [
          ...notices.map((notice) =>
            notice.postNo === 2 ? { ...notice, isPinned: true, summary: '배송 100% 안내' } : notice,
          ),
          review,
          forgotten,
        ],
        faqs: [
          {
            faqNo: 1,
            category: '배송',
            question: '언제 와요?',
            answerHtml: '<p>내일<script>1</script></p>',
            sortOrder: 2,
          },
          { faqNo: 2, category: '회원', question: '탈퇴는요?', answerHtml: '<p>설정</p>', sortOrder: 1 },
        ],
      },
      { mallId: 2, mallUrl: 'hanul', posts: [post(31)] },
      { mallId: 3, mallUrl: 'daeryang', salesType: 'UPLOAD', posts: [post(1)] },
    ],
  });
});
afterAll(() => shop.close());

const get = <Data>(path: string, mallUrl = 'familyshop') =>
  shop.at(mallUrl).get<Data>(path, { token: shop.tokens[mallUrl] ?? '' });
type Page = { total: number; posts: { postNo: number }[] };
const list = async (query = '') => (await get<Page>(`/boards/CM00404/posts${query}`)).data;
const numbers = (page: Page | undefined) => page?.posts.map(({ postNo }) => postNo);

// R9.09
describe('posts', () => {
  test('are searched by a part of title or summary; nothing typed acts as a pattern', async () => {
    expect(numbers(await list(`?keyword=${encodeURIComponent('공지 3')}`))).toEqual([3]);
    expect(numbers(await list(`?keyword=${encodeURIComponent(' 100% ')}`))).toEqual([2]);
    expect(numbers(await list('?keyword=%25%5F'))).toEqual([]);
  });

  test('reviews are listed twelve a page, with their pictures', async () => {
    expect((await get('/boards/CM00410/posts')).data).toMatchObject({
      total: 2,
      pageSize: 12,
      posts: [{ title: '단종' }, { title: '써 봤어요', image: 'goods/kettle' }],
    });
  });

  test('a post has its neighbours by day, pinned or not', async () => {
    expect((await get('/boards/CM00404/posts/2')).data).toMatchObject({
      post: { postNo: 2, isPinned: true, postedOn: '2026-01-02', author: '운영자' },
      html: '<p>본문</p>',
      newer: { postNo: 3, title: '공지 3' },
      older: { postNo: 1, title: '공지 1' },
    });
    expect((await get('/boards/CM00404/posts/3')).data).toMatchObject({ newer: null, older: { postNo: 2 } });
  });

  test('a review lists its products, in its order, sold out or not; those the mall does not sell are only counted', async () => {
    expect((await get('/boards/CM00410/posts/1')).data).toMatchObject({
      goodsList: [
        { gdsGrpNo: 'GD0001', soldOutYn: 'N' },
        { gdsGrpNo: 'GD0002', soldOutYn: 'Y' },
      ],
      ncpList: [{ gdsGrpNo: 'HP0001' }],
      subscriptions: [{ subscriptionNo: 'SB0001' }],
      unsoldCount: 1,
    });
    expect((await get('/boards/CM00410/posts/2')).data).toMatchObject({
      ...{ goodsList: [], ncpList: [], subscriptions: [], unsoldCount: 2 },
    });
    expect((await get('/boards/CM00404/posts/1')).data).toMatchObject({ goodsList: [], unsoldCount: 0 });
  });

  test('a review shows its pictures, and nothing of its HTML can run', async () => {
    const { data } = await get<{ html: string }>('/boards/CM00410/posts/1');
    expect(data?.html).toBe('<h2>좋아요</h2><img src="https://img.example.kr/a.webp" alt="" />');
  });

  test('4040 for an unknown post, one of the other board or of another mall; 4000 for an unknown board', async () => {
    for (const path of ['CM00404/posts/31', 'CM00410/posts/3']) {
      expect(await get(`/boards/${path}`)).toMatchObject({ status: 404, code: '4040' });
    }
    for (const path of [
      'CM99999/posts',
      'CM00404/posts/x',
      'CM00404/posts?page=0',
      `CM00404/posts?keyword=${'a'.repeat(41)}`,
    ]) {
      expect(await get(`/boards/${path}`)).toMatchObject({ status: 400, code: '4000' });
    }
  });

  // R6.04
  test('are open to UPLOAD members too, and to nobody without a token of this mall', async () => {
    expect((await get('/boards/CM00404/posts', 'daeryang')).data).toMatchObject({ total: 1 });
    expect(await shop.at('familyshop').get('/boards/CM00404/posts')).toMatchObject({ status: 401, code: '4010' });
    const foreign = await shop.at('familyshop').get('/boards/CM00404/posts/1', { token: shop.tokens.hanul ?? '' });
    expect(foreign).toMatchObject({ status: 401, code: '4010' });
  });
});

test('questions are listed in the mall’s order, without script, and only the mall’s own', async () => {
  expect((await get('/faqs')).data).toEqual([
    { faqNo: 2, category: '회원', question: '탈퇴는요?', answerHtml: '<p>설정</p>' },
    { faqNo: 1, category: '배송', question: '언제 와요?', answerHtml: '<p>내일</p>' },
  ]);
  expect((await get('/faqs', 'hanul')).data).toEqual([]);
});
