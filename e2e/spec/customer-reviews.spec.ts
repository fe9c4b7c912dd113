import { AccessibilityWalk } from '../support/accessibility.ts';
import { partsBeyond } from '../support/crawl/page-state.ts';
import { officeOrigin, openOwner, signInAsStaff } from '../support/office-orders.ts';
import { goodsNamed } from '../support/products.ts';
import { test } from '../support/purchases.ts';
import { expect } from '../support/test.ts';

// Unfinished fades would be measured with colours that nobody gets to see.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Marks the order as kept by its buyer. */
async function keep(orderNo: string): Promise<void> {
  const owner = openOwner(1);
  await owner`update mall_order set state = 'CONFIRMED', confirmed_at = now() where order_no = ${orderNo}`;
  await owner.end();
}

test('a kept purchase is reviewed, read by all, hidden by staff, and its writer reads the reason', async ({
  page,
  browser,
  shop,
  shopper,
  purchases,
  isMobile,
}) => {
  const walk = new AccessibilityWalk(page, shop, 'familyshop');
  const { card, options } = await goodsNamed(shopper, '톤업 베이스 크림 40ml');
  const productNo = card.goodsGroupNo;
  const words = `발림성이 좋고 아침까지 촉촉해요. 또 사려고요. ${crypto.randomUUID()}`;
  const orderNo = await purchases.buy([{ productNo, optionNo: options[0]?.optionNo ?? 0, quantity: 1 }]);
  await keep(orderNo);

  await shop.open(shop.at({ screen: 'reviewForm', orderNo, lineNo: 1 }));
  await page.getByRole('button', { name: '후기 올리기' }).click();
  await expect(page.getByText('별점을 골라 주세요.')).toBeVisible();
  await page.getByRole('radio', { name: '5점, 아주 좋아요' }).check({ force: true });
  await page.getByRole('textbox', { name: '후기', exact: true }).fill(words);
  await walk.look('후기 쓰기');
  await page.getByRole('button', { name: '후기 올리기' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await walk.look('내 후기');

  await shop.open(`${shop.at({ screen: 'goodsReviews', goodsNo: productNo })}?sort=newest`);
  await expect(page.getByText(words)).toBeVisible();
  await page.getByLabel('별점', { exact: true }).selectOption('4,5');
  await expect(page.getByText('조건에 맞는 후기')).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await walk.look('상품 후기');
  if (isMobile) return;

  const context = await browser.newContext();
  await signInAsStaff(context, 'CS');
  const desk = await context.newPage();
  await desk.goto(`${officeOrigin}/customer-reviews?view=all`);
  await desk.getByRole('row', { name: new RegExp(words) }).click();
  await desk.getByRole('button', { name: '가리기' }).click();
  await desk.getByLabel('쓴 사람에게 할 말').fill('전화번호를 지워 주세요.');
  await desk.getByRole('dialog').getByRole('button', { name: '가리기' }).click();
  await expect(desk.getByText('후기를 가렸어요')).toBeVisible();
  await context.close();

  await shop.open(`${shop.at({ screen: 'myReviews' })}?tab=written`);
  const own = page.getByRole('listitem').filter({ hasText: words });
  await expect(own.getByText('가려진 후기')).toBeVisible();
  await expect(own.getByText('전화번호를 지워 주세요.')).toBeVisible();
});

test('on a phone reviews and questions of a product have its basket above and its buttons below, on the narrowest common screen too', {
  tag: '@mobile',
}, async ({ page, shop, shopper }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { card } = await goodsNamed(shopper, '노이즈캔슬링 무선 헤드폰 H700');
  const goodsNo = card.goodsGroupNo;
  for (const screen of ['goodsDetail', 'goodsReviews', 'goodsQuestions'] as const) {
    await shop.open(shop.at({ screen, goodsNo }));
    await expect(page.getByRole('button', { name: '장바구니', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '찜하기' }).last()).toBeVisible();
    expect(await page.evaluate(partsBeyond, 360), screen).toEqual([]);
  }

  // It comes in several colours: which one is asked first.
  await page.getByRole('button', { name: '장바구니', exact: true }).click();
  const panel = page.getByRole('dialog', { name: '옵션 선택' });
  await panel.getByRole('radio', { name: '잉크' }).check({ force: true });
  await panel.getByRole('button', { name: '장바구니에 담기' }).click();
  await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('link', { name: '장바구니 1개' })).toBeVisible();

  await page.getByRole('button', { name: '바로 구매' }).click();
  await panel.getByRole('radio', { name: '세이지' }).check({ force: true });
  await panel.getByRole('link', { name: '바로 구매' }).click();
  await expect(page.getByRole('heading', { name: '주문·결제', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('세이지');
});

test('a secret question on a product’s page is visible only to its writer', async ({ page, shop, shopper }) => {
  const { card } = await goodsNamed(shopper, '톤업 베이스 크림 40ml');
  const words = `민감한 피부에도 괜찮을까요? ${crypto.randomUUID()}`;
  await shop.open(shop.at({ screen: 'goodsQuestions', goodsNo: card.goodsGroupNo }));
  await page.getByRole('button', { name: '문의하기' }).click();
  await page.getByRole('textbox', { name: '내용', exact: true }).fill(words);
  await page.getByLabel('비밀글로 남기기').check({ force: true });
  await page.getByRole('button', { name: '문의 등록' }).click();
  const question = page.getByRole('article').filter({ hasText: words });
  await expect(question.getByText('비밀글')).toBeVisible();
  await expect(question.getByText('내 문의')).toBeVisible();
  await new AccessibilityWalk(page, shop, 'familyshop').look('상품 문의');
});
