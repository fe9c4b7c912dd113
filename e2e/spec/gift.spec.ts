import { getOrder } from '@mall/contracts/order';
import { giftSheetTarget } from '@mall/domain/order-items';
import { screenPath } from '@mall/domain/screens/screen-path';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { test } from '../support/checkout.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { goodsNamed } from '../support/products.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const cushion = '글로우 쿠션 팩트 + 리필';

test('a gift is paid on a phone, its link shared, accepted by somebody without an account, and its address hidden from the giver', {
  tag: '@mobile',
}, async ({ page, shop, shopper, checkout, browser }) => {
  test.slow();
  const walk = new AccessibilityWalk(page, shop, 'familyshop');
  const item = checkout.itemOf(await goodsNamed(shopper, cushion));
  await shop.open(screenPath(giftSheetTarget([item]), 'pc').slice(1));
  await expect(page.getByRole('heading', { name: '선물하기', level: 1 })).toBeVisible();
  await expect(page.getByRole('radio', { name: '무통장입금' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: '주문 확인' })).toContainText('받는 분이 주소를 입력한 뒤에 출발');
  await expect(page.getByRole('main')).not.toContainText(/\d\(.\) 도착|내일.* 도착/);
  await page.getByRole('textbox', { name: '이름', exact: true }).first().fill('한지우');
  await page.getByLabel('받는 분 휴대폰 번호').fill('010-0000-1234');
  await tick(page.getByRole('radio', { name: '축하' }));
  await page.getByLabel('메시지').fill('지우야, 승진 축하해!');
  await page.getByRole('textbox', { name: '휴대폰 번호', exact: true }).fill('010-1234-5678');
  await checkout.agree();
  await walk.look('gift order page');
  await checkout.pay.click();
  await checkout.payByCard();
  await expect(page.getByRole('heading', { name: '이제 선물 링크를 보내 주세요' })).toBeVisible();
  const orderNo = page.url().slice(-16);

  // The test browser has no share dialog: the address is copied, and shown.
  await page.getByRole('button', { name: '선물 링크 보내기' }).click();
  const box = page.getByRole('group', { name: '선물 상태' });
  const link = box.getByText(/\/gift\/open#/);
  await expect(link).toBeVisible();
  await expect(box.getByRole('link', { name: '문자로 보내기' })).toHaveAttribute('href', /^sms:01000001234/);
  const url = (await link.textContent())?.trim() ?? '';

  const stranger = await browser.newContext({ ...(test.info().project.use as object), storageState: undefined });
  const phone = await stranger.newPage();
  await phone.goto(url);
  await expect(phone.getByText('지우야, 승진 축하해!')).toBeVisible();
  // The receiver has no account here, and learns whose shop the link leads to.
  await expect(phone.getByRole('region', { name: '카드' })).toContainText(/님이 모아온에서 보냈어요/);
  const secondTab = await stranger.newPage();
  await secondTab.goto(url);
  await expect(secondTab.getByRole('button', { name: '이 주소로 선물 받기' })).toBeVisible();
  await expect(phone.getByText(cushion)).toBeVisible();
  await expect(phone.getByText(/\d원/)).toHaveCount(0);
  const fill = async (typed: Record<string, string>) => {
    for (const [label, text] of Object.entries(typed)) await phone.getByRole('textbox', { name: label }).fill(text);
  };
  const place = { 우편번호: '63000', '도로명 주소': '제주시 문연로 6', '상세 주소': '3동 201호' };
  await fill({ '휴대폰 번호': '010-9999-9999', ...place });
  const accept = phone.getByRole('button', { name: '이 주소로 선물 받기' });
  await accept.click();
  await expect(phone.getByText(/보낸 분이 알고 있는 번호와 달라요/)).toBeVisible();
  await fill({ '휴대폰 번호': '010-0000-1234' });
  await accept.click();
  await expect(phone.getByRole('heading', { name: '선물을 받았어요' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: '선물을 받았어요' })).toBeVisible();
  // The other tab still has its form: once sent, it reports that the gift is accepted, and changes no address.
  const typed = { '휴대폰 번호': '010-0000-1234', 우편번호: '04512', '도로명 주소': '중구 세종대로 110' };
  for (const [label, text] of Object.entries(typed)) await secondTab.getByRole('textbox', { name: label }).fill(text);
  await secondTab.getByRole('button', { name: '이 주소로 선물 받기' }).click();
  await expect(secondTab.getByRole('heading', { name: '선물을 받았어요' })).toBeVisible();
  await stranger.close();

  await shop.open(`order/detail/${orderNo}`);
  await expect(box).toContainText('한지우님이 선물을 받았어요');
  await expect(page.getByRole('main')).not.toContainText('문연로');
  expect((await shopper.read(getOrder, { params: { orderNo } })).roadAddress).toBe('');
});

test('the tile leads to the instructions; a product starts a gift; the desk sees a waiting gift and extends it by seven days', {
  tag: '@desktop',
}, async ({ page, shop, shopper, checkout, context }) => {
  test.slow();
  await shop.open('home');
  await page.getByRole('main').getByRole('link', { name: '선물하기', exact: true }).click();
  await expect(page.getByRole('heading', { name: '선물하기', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: '선물하는 방법' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toBeVisible();

  const goods = await goodsNamed(shopper, cushion);
  await shop.open(`goods/ngd/${goods.card.goodsGroupNo}`);
  await page.getByRole('link', { name: '선물하기' }).first().click();
  await page.getByRole('textbox', { name: '이름', exact: true }).first().fill('한지우');
  await page.getByLabel('받는 분 휴대폰 번호').fill('010-0000-1234');
  await page.getByRole('textbox', { name: '휴대폰 번호', exact: true }).fill('010-1234-5678');
  await checkout.agree();
  await checkout.pay.click();
  await checkout.payByCard();
  await expect(page.getByRole('heading', { name: '이제 선물 링크를 보내 주세요' })).toBeVisible();
  const orderNo = page.url().slice(-16);

  await signInAsStaff(context, 'CS');
  await page.goto(`${officeOrigin}/orders?q=${orderNo}&view=all`);
  await page.getByRole('row').filter({ hasText: orderNo }).click();
  const drawer = page.getByRole('region', { name: `주문 ${orderNo}` });
  await expect(drawer.getByText('주소 기다리는 중')).toBeVisible();
  await expect(drawer.getByRole('button', { name: '상품준비중으로' })).toHaveCount(0);
  await drawer.getByRole('button', { name: '기한 7일 늘리기' }).click();
  await expect(page.getByText('기한을 7일 늘리고 메일을 보냈어요')).toBeVisible();
  await expect(drawer.getByText('선물 기한 연장')).toBeVisible();
});
