import type { customerReview, listReviews } from '@mall/contracts/customer-review';
import type { DataOf } from '@mall/contracts/endpoint';
import type { ownReview } from '@mall/contracts/own-review';
import type { WireOf } from '@mall/contracts/wire';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods, option } from '../../testing/products.ts';
import { createReviewer, type Reviewer, reviewWords } from '../../testing/reviewing.ts';
import { addMember, openShop, type Shop } from '../../testing/shop.ts';

type Page = DataOf<typeof listReviews>;
type Review = WireOf<typeof customerReview>;
type Own = WireOf<typeof ownReview>;

const price = 60_000;
let shop: Shop;
let writer: Reviewer;
let reader: Reviewer;
let stranger: Reviewer;
beforeAll(async () => {
  const options = [option({ stockQuantity: 500 }), option({ optionNo: 2, label: '블랙', stockQuantity: 500 })];
  shop = await openShop({
    products: [
      goods('GD0001', { name: '텀블러', salePrice: price, options }),
      goods('GD0002', { name: '셔츠', salePrice: price, options }),
    ],
  });
  await shop.owner.updateTable('product').set({ noticeGroup: 'CLOTHES' }).where('productNo', '=', 'GD0002').execute();
  await shop.owner.updateTable('member').set({ name: '박하연' }).execute();
  writer = createReviewer(shop);
  reader = createReviewer(shop, { token: await addMember(shop) });
  stranger = createReviewer(shop, { mallUrl: 'hanul', mallId: 2 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('questionPicture').execute();
  await shop.owner.deleteFrom('customerReview').execute();
});

const written = async (values: Parameters<Reviewer['save']>[1] = {}, bought = {}) => {
  const orderNo = await writer.bring(price, bought);
  const reply = await writer.save(orderNo, values);
  if (!reply.data) throw new Error(`not written: ${reply.text}`);
  return { orderNo, reviewNo: reply.data.reviewNo };
};
const listed = async (query = '', by = writer) => (await by.list<Page>('GD0001', query)).data as Page;
const numbers = async (query = '') => (await listed(query)).reviews.map(({ reviewNo }) => reviewNo);
const cardOf = async () => {
  const { data } = await writer.get<{ card: { reviewCount: number; averageStars: number } }>('/products/goods/GD0001');
  return { count: data?.card.reviewCount, average: data?.card.averageStars };
};

/** Both products, found by their brand. */
const foundBy = async ({ at, signed }: Reviewer, sort: string) => {
  const body = { smartSearch: ['가람'], sort };
  const { data } = await at.post<{ goodsList: { gdsGrpNo: string }[] }>('/products/search', { ...signed, body });
  return data?.goodsList.map(({ gdsGrpNo }) => gdsGrpNo);
};

describe('writing', () => {
  test('a kept purchase can be reviewed once, and everybody reads the review under a masked name', async () => {
    const { orderNo, reviewNo } = await written({ stars: 4 });
    const page = await listed('', reader);
    expect(page).toMatchObject({ total: 1, next: null });
    expect(page.reviews[0] as Review).toMatchObject({
      ...{ reviewNo, writer: '박*연', stars: 4, body: reviewWords.body, optionText: '화이트' },
      ...{ isOwn: false, isHelpful: false, helpfulCount: 0, changedAt: null },
    });
    // Reviewing again changes the same review.
    expect((await writer.save(orderNo, { stars: 2 })).data).toEqual({ reviewNo });
    const [changed] = (await listed()).reviews;
    expect(changed).toMatchObject({ stars: 2, isOwn: true, changedAt: expect.any(String) });
  });

  test.each(['PAID', 'DELIVERED'])('a purchase that is %s and not kept yet cannot be reviewed', async (to) => {
    const orderNo = await writer.bring(price, { to });
    expect((await writer.subject(orderNo)).code).toBe('4094');
    expect((await writer.save(orderNo)).code).toBe('4094');
    expect(await numbers()).toEqual([]);
  });

  test('a purchase of another member or mall, or one that was never made, cannot be reviewed', async () => {
    const orderNo = await writer.bring(price);
    for (const other of [reader, stranger]) {
      expect((await other.subject(orderNo)).code).toBe('4040');
      expect((await other.save(orderNo)).code).toBe('4040');
    }
    expect((await writer.save(orderNo, {}, 2)).code).toBe('4040');
    expect((await writer.save('2026010100000001')).code).toBe('4040');
  });

  test('a returned purchase cannot be reviewed', async () => {
    const orderNo = await writer.bring(price);
    await sql`update order_line set taken_back = quantity where order_no = ${orderNo}`.execute(shop.owner);
    expect((await writer.save(orderNo)).code).toBe('4094');
    const waiting = await writer.get<{ lines: { orderNo: string }[] }>('/customer-reviews/waiting');
    expect(waiting.data?.lines.map((line) => line.orderNo)).not.toContain(orderNo);
  });

  test.each([
    ['too few words', { body: '좋아요' }, '4220'],
    ['no stars', { stars: 0 }, '4000'],
    ['six stars', { stars: 6 }, '4000'],
    ['a picture of nobody', { pictures: ['7f1d4c0e-6a44-4b0f-8d54-0d1c6a1f2b3c'] }, '4220'],
  ])('%s is refused', async (_what, values, code) => {
    const orderNo = await writer.bring(price);
    expect((await writer.save(orderNo, values)).code).toBe(code);
    expect(await numbers()).toEqual([]);
  });

  test('the fit is stored only for clothes and the like', async () => {
    const worn = { fit: 'RIGHT', height: 172, weight: 64, usualSize: '100' } as const;
    await written(worn);
    expect((await listed()).reviews[0]).toMatchObject({ fit: null, height: null, weight: null, usualSize: '' });
    await written(worn, { productNo: 'GD0002' });
    const { data } = await writer.list<Page>('GD0002');
    expect(data?.reviews[0]).toMatchObject(worn);
  });

  test('removing a review removes its stars and text, and its line cannot be reviewed again', async () => {
    const { orderNo } = await written();
    expect((await reader.remove(orderNo)).code).toBe('4040');
    expect((await writer.remove(orderNo)).status).toBe(200);
    expect(await numbers()).toEqual([]);
    expect(await cardOf()).toEqual({ count: 0, average: 0 });
    expect((await writer.save(orderNo)).code).toBe('4094');
    expect((await writer.remove(orderNo)).code).toBe('4040');
    const rows = await shop.owner.selectFrom('customerReview').select(['body', 'writer']).execute();
    expect(rows).toEqual([{ body: '', writer: '' }]);
  });
});

describe('the tally of reviews', () => {
  test('is on the card, and only in the mall where they were written', async () => {
    await written({ stars: 5 });
    await written({ stars: 4 });
    await written({ stars: 4 });
    expect(await cardOf()).toEqual({ count: 3, average: 4.3 });
    const { data } = await stranger.get<{ card: { reviewCount: number } }>('/products/goods/GD0001');
    expect(data?.card.reviewCount).toBe(0);
    expect((await stranger.list<Page>('GD0001')).data).toMatchObject({ total: 0, reviews: [] });
    const summary = await writer.get('/products/goods/GD0001/review-summary');
    expect(summary.data).toMatchObject({ count: 3, picturedCount: 0, starCounts: [0, 0, 0, 2, 1] });
  });

  test('does not count rewarded reviews: they are marked and do not change the average', async () => {
    await written({ stars: 2 });
    await written({ stars: 5, isRewarded: true });
    expect(await cardOf()).toEqual({ count: 2, average: 2 });
    expect((await listed('?sort=starsHigh')).reviews[0]).toMatchObject({ stars: 5, isRewarded: true });
  });

  test('follows a change of stars', async () => {
    const { orderNo } = await written({ stars: 1 });
    await writer.save(orderNo, { stars: 5 });
    expect(await cardOf()).toEqual({ count: 1, average: 5 });
  });

  test('sorts lists and searches: many good reviews before a single best one, of the mall’s own members', async () => {
    for (const stars of [5, 5, 4]) await written({ stars });
    await written({ stars: 5 }, { productNo: 'GD0002' });
    const order = async (sort: string) => {
      const { data } = await writer.get<{ goodsList: { gdsGrpNo: string }[] }>(
        `/products/list/goods?ctgNo=11&sort=${sort}`,
      );
      return data?.goodsList.map(({ gdsGrpNo }) => gdsGrpNo);
    };
    expect(await order('rating')).toEqual(['GD0001', 'GD0002']);
    expect(await order('reviews')).toEqual(['GD0001', 'GD0002']);
    expect(await foundBy(writer, 'rating')).toEqual(['GD0001', 'GD0002']);
    expect(await foundBy(writer, 'reviews')).toEqual(['GD0001', 'GD0002']);
    // Worse reviews move it down, and those of another mall's members do not count here.
    for (const stars of [1, 1, 1]) await written({ stars });
    await expect.poll(() => foundBy(writer, 'rating')).toEqual(['GD0002', 'GD0001']);
    expect(await foundBy(stranger, 'rating')).toEqual(['GD0001', 'GD0002']);
  });
});

describe('reading', () => {
  test('reviews are sorted and filtered, and pages neither repeat nor skip one', async () => {
    const all: number[] = [];
    for (let count = 0; count < 12; count += 1)
      all.push((await written({ stars: (count % 5) + 1 }, { optionNo: (count % 2) + 1 })).reviewNo);
    await reader.vote(all[3] ?? 0);
    for (const sort of ['helpful', 'newest', 'starsHigh', 'starsLow']) {
      const first = await listed(`?sort=${sort}`);
      const second = await listed(`?sort=${sort}&after=${first.next}`);
      expect(first).toMatchObject({ total: 12, next: expect.any(String) });
      expect(second.next).toBeNull();
      const found = [...first.reviews, ...second.reviews];
      expect(new Set(found.map(({ reviewNo }) => reviewNo))).toEqual(new Set(all));
      const stars = found.map((review) => review.stars);
      if (sort === 'starsHigh') expect(stars).toEqual(stars.toSorted((one, other) => other - one));
      if (sort === 'starsLow') expect(stars).toEqual(stars.toSorted((one, other) => one - other));
      if (sort === 'helpful') expect(found[0]?.reviewNo).toBe(all[3]);
      if (sort === 'newest') expect(found[0]?.reviewNo).toBe(all.at(-1));
    }
    expect((await listed('?stars=4,5')).total).toBe(4);
    expect((await listed('?optionNo=2')).total).toBe(6);
    expect((await listed('?optionNo=2&stars=1')).total).toBe(1);
    const cursors = ['["a",1]', '[1,1e30]', '[1]', '[1.5,2]'].map((key) => Buffer.from(key).toString('base64url'));
    for (const after of ['nothing', ...cursors])
      expect([after, (await writer.list('GD0001', `?after=${after}`)).code]).toEqual([after, '4000']);
  });

  test('a visitor who has not signed in cannot read them', async () => {
    expect((await shop.at('familyshop').get('/products/goods/GD0001/reviews')).code).toBe('4010');
  });
});

describe('helpful votes and reports', () => {
  test('a member votes once, can undo it, and cannot vote for their own', async () => {
    const { reviewNo } = await written();
    expect((await reader.vote(reviewNo)).data).toEqual({ helpfulCount: 1 });
    expect((await reader.vote(reviewNo)).data).toEqual({ helpfulCount: 1 });
    expect((await listed('', reader)).reviews[0]).toMatchObject({ isHelpful: true, helpfulCount: 1 });
    expect((await listed()).reviews[0]).toMatchObject({ isHelpful: false, helpfulCount: 1 });
    expect((await reader.vote(reviewNo, false)).data).toEqual({ helpfulCount: 0 });
    expect((await writer.vote(reviewNo)).code).toBe('4094');
    expect((await writer.report(reviewNo)).code).toBe('4094');
    expect((await stranger.vote(reviewNo)).code).toBe('4040');
    expect((await stranger.report(reviewNo)).code).toBe('4040');
  });

  test('a report counts once per member', async () => {
    const { reviewNo } = await written();
    for (let times = 0; times < 2; times += 1) expect((await reader.report(reviewNo)).status).toBe(200);
    const row = await shop.owner.selectFrom('customerReview').select('reportCount').executeTakeFirstOrThrow();
    expect(row.reportCount).toBe(1);
  });
});

describe('pictures', () => {
  const send = async (by: Reviewer) => {
    const payload = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const reply = await shop.app.inject({
      ...{ method: 'POST', url: '/api/v1/mall/question-pictures', payload },
      headers: {
        ...{ host: 'familyshop.localhost', authorization: `Bearer ${by.signed.token}` },
        'content-type': 'application/octet-stream',
      },
    });
    return reply.json<{ data: { pictureName: string } }>().data.pictureName;
  };
  const fetched = (pictureName: string, host = 'familyshop') =>
    shop.app.inject({ url: `/api/v1/mall/review-pictures/${pictureName}`, headers: { host: `${host}.localhost` } });

  test('are in the review and on the wall, re-encoded, and are removed with it', async () => {
    const pictureName = await send(writer);
    expect((await fetched(pictureName)).statusCode).toBe(404);
    const { orderNo, reviewNo } = await written({ pictures: [pictureName] });
    expect((await listed('?pictured=Y')).reviews[0]?.pictures).toEqual([{ pictureName, width: 30, height: 20 }]);
    const wall = await writer.get('/products/goods/GD0001/review-pictures');
    expect(wall.data).toEqual({ pictures: [{ reviewNo, pictureName, width: 30, height: 20 }], next: null });
    const shown = await fetched(pictureName);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect((await fetched(pictureName, 'hanul')).statusCode).toBe(404);
    const tile = await fetched(`${pictureName}?size=tile`);
    expect(await sharp(tile.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 });
    expect((await fetched(`${pictureName}?size=huge`)).statusCode).toBe(400);
    await writer.remove(orderNo);
    for (const size of ['', '?size=tile']) expect((await fetched(pictureName + size)).statusCode).toBe(404);
    for (const ending of ['webp', 'tile.webp'])
      expect(await shop.app.dependencies.files.read(`questions/1/${pictureName}.${ending}`)).toBeUndefined();
  });

  test('of another member or review are refused', async () => {
    const foreign = await send(reader);
    const own = await send(writer);
    await written({ pictures: [own] });
    const orderNo = await writer.bring(price);
    for (const pictureName of [foreign, own])
      expect((await writer.save(orderNo, { pictures: [pictureName] })).code).toBe('4220');
  });
});

describe('My Shop', () => {
  test('lists only the member’s own purchases to review and their reviews', async () => {
    const waitingOf = async (by: Reviewer) =>
      (await by.get<{ total: number; lines: { orderNo: string }[] }>('/customer-reviews/waiting')).data;
    const orderNo = await writer.bring(price);
    expect((await waitingOf(writer))?.lines[0]).toMatchObject({ orderNo, productName: '텀블러' });
    expect((await waitingOf(reader))?.lines.map((line) => line.orderNo)).not.toContain(orderNo);
    const before = (await waitingOf(writer))?.total ?? 0;
    await writer.save(orderNo);
    expect((await waitingOf(writer))?.total).toBe(before - 1);
    const own = await writer.get<{ total: number; reviews: Own[] }>('/customer-reviews');
    expect(own.data).toMatchObject({ total: 1, reviews: [{ orderNo, productName: '텀블러', hiddenFor: null }] });
    expect((await reader.get<{ total: number }>('/customer-reviews')).data?.total).toBe(0);
    const subject = await writer.subject<{ isWorn: boolean; review: Own | null }>(orderNo);
    expect(subject.data).toMatchObject({ isWorn: false, review: { stars: 5 } });
  });
});
