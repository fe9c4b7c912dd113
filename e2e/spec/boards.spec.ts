import { readFile } from 'node:fs/promises';
import { listBoardPosts } from '@mall/contracts/board';
import { getBoardPost } from '@mall/contracts/board-post';
import { boardType } from '@mall/contracts/codes';
import { type Member, test } from '../support/member.ts';
import { expect } from '../support/test.ts';

/** The first notice of the list that has files, and those. */
async function noticeWithFiles(member: Member) {
  const params = { boardType: boardType.notice };
  const { posts } = await member.read(listBoardPosts, { params, query: {} });
  const { postNo, title } = posts.find(({ attachmentCount }) => attachmentCount > 0) ?? { postNo: 0, title: '' };
  const { attachments } = await member.read(getBoardPost, { params: { ...params, postNo } });
  const [first = { fileName: '', byteCount: 0 }] = attachments;
  return { title, count: attachments.length, first };
}

/** The newest review that mentions a sold-out product. */
async function reviewOfSoldOut(member: Member) {
  for (const page of [1, 2]) {
    const params = { boardType: boardType.mdReview };
    const { posts } = await member.read(listBoardPosts, { params, query: { page } });
    for (const { postNo } of posts) {
      const review = await member.read(getBoardPost, { params: { ...params, postNo } });
      if (review.goods.some(({ isSoldOut }) => isSoldOut)) return review;
    }
  }
  throw new Error('no review speaks of anything that is sold out');
}

// R9.09
test('the files of a notice are downloaded under their names, and a review links to its products', async ({
  page,
  shop,
  member,
  isMobile,
}) => {
  shop.allowRefusals();
  const main = page.getByRole('main');
  await test.step('a notice with files', async () => {
    const { title, count, first } = await noticeWithFiles(member);
    await shop.open('board/boardList?tp=CM00404');
    const link = page.getByRole('link', { name: title });
    const row = main.getByRole(isMobile ? 'listitem' : 'row').filter({ has: link });
    await expect(row.getByRole('img', { name: `첨부파일 ${count}개` })).toBeVisible();
    await link.click();
    const files = main.getByRole('region', { name: `첨부파일 ${count}` });
    await expect(files.getByRole('button')).toHaveCount(count);
    const loading = page.waitForEvent('download');
    await files.getByRole('button', { name: `${first.fileName} ` }).click();
    const file = await loading;
    expect(file.suggestedFilename()).toBe(first.fileName);
    expect((await readFile(await file.path())).length).toBe(first.byteCount);
  });
  await test.step('a file that has gone says what to do', async () => {
    const message = '파일을 찾지 못했어요. 고객센터로 문의해 주세요.';
    await page.route('**/attachments/*', (route) => route.fulfill({ status: 404, json: { code: '4045', message } }));
    await main
      .getByRole('button', { name: /내려받기$/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toContainText(message);
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
  await test.step('a review with pictures and products', async () => {
    const { post, goods } = await reviewOfSoldOut(member);
    await shop.open(shop.at({ screen: 'boardPost', search: { tp: boardType.mdReview, no: post.postNo } }));
    const picture = main.getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const products = main.getByRole('region', { name: '함께 소개한 상품' });
    await expect(products.getByRole('article')).toHaveCount(goods.length);
    for (const { name, isSoldOut } of goods) {
      const card = products.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card.getByText('품절', { exact: true })).toHaveCount(isSoldOut ? 1 : 0);
    }
    const [product] = goods;
    await products.getByRole('heading', { name: product?.name ?? '', exact: true }).click();
    await expect(page.getByRole('heading', { name: product?.name ?? '', exact: true }).first()).toBeVisible();
    await page.goBack();
    await expect(products.getByRole('article')).toHaveCount(goods.length);
  });
});
