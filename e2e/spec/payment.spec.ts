import { getOrder } from '@mall/contracts/order';
import type { Page } from '@playwright/test';
import { mallOrigin, sandboxPort } from '../addresses.ts';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { test } from '../support/checkout.ts';
import { startJob } from '../support/jobs.ts';
import { goodsNamed } from '../support/products.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const headphones = '노이즈캔슬링 무선 헤드폰 H700';
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Pays the deposit into the account of an order. */
async function deposit(orderNo: string): Promise<void> {
  const sandbox = `http://127.0.0.1:${sandboxPort}/control`;
  const state = await (await fetch(`${sandbox}/state`)).json();
  const account = state.payments.find(({ orderId }: { orderId: string }) => orderId.startsWith(orderNo));
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  await fetch(`${sandbox}/payments/${account.paymentKey}/deposit`, options);
}

test('an account with its deadline and a cash receipt: the number is checked, the deposit pays, the receipt follows', {
  tag: '@mobile',
}, async ({ page, shop, shopper, checkout }) => {
  test.slow();
  const walk = new AccessibilityWalk(page, shop, 'familyshop');
  await shop.open(checkout.pathFor(await goodsNamed(shopper, headphones)));
  await test.step('the address is found in the postcode widget', async () => {
    await page.getByRole('button', { name: /배송지 등록/ }).click();
    const form = page.getByRole('dialog', { name: '새 배송지' });
    await form.getByLabel('받는 분').fill('김나은');
    await form.getByLabel('전화번호').fill('010-1234-5678');
    await form.getByRole('button', { name: '우편번호 찾기' }).click();
    const widget = form.frameLocator('iframe');
    await widget.getByLabel('도로명, 건물 이름 또는 지번').fill('모아온타워');
    await widget.getByRole('button', { name: '찾기', exact: true }).click();
    await widget.getByRole('button', { name: /모아온로 100/ }).click();
    await expect(form.getByRole('textbox', { name: '우편번호' })).toHaveValue('04512');
    await expect(form.getByLabel('도로명 주소')).toHaveValue('서울 중구 모아온로 100 (모아온타워)');
    await expect(form.getByLabel('상세 주소')).toBeFocused();
    await page.keyboard.type('3층');
    await form.getByRole('button', { name: '저장' }).click();
    await expect(page.getByText('(04512) 서울 중구 모아온로 100 (모아온타워), 3층')).toBeVisible();
  });

  await checkout.fillIn();
  await expect(page.getByRole('radiogroup', { name: '현금영수증' })).toBeHidden();
  await checkout.choose('무통장입금');
  await expect(page.getByText(/23:59까지 입금하지 않으면 주문이 취소돼요/)).toBeVisible();
  await tick(page.getByRole('radio', { name: /소득공제/ }));
  await expect(page.getByLabel('발급 번호')).toHaveValue('010-1234-5678');
  await page.getByLabel('발급 번호').fill('02-123-4567');
  await checkout.pay.click();
  await expect(page.getByText('휴대폰 번호나 현금영수증 카드 번호를 확인해 주세요.')).toBeVisible();
  await walk.look('order page with a cash receipt');
  await page.getByLabel('발급 번호').fill('010-1234-5678');
  await checkout.pay.click();
  await checkout.expectWindow();
  await page.getByRole('button', { name: '계좌 발급' }).click();

  const account = page.getByLabel('입금 안내');
  await expect(account).toContainText('모아온커머스');
  await expect(account).toContainText('23:59까지');
  await expect(page.getByLabel('주문 내용')).toContainText('소득공제 010-****-5678 · 입금이 확인되면 발급돼요');
  const orderNo = page.url().slice(-16);
  await deposit(orderNo);
  const receiptState = async () => {
    await startJob('settle-cash-receipts');
    return (await shopper.read(getOrder, { params: { orderNo } })).cashReceipt?.state;
  };
  await expect.poll(receiptState, { timeout: 90_000 }).toBe('ISSUED');
  await shop.open(`order/detail/${orderNo}`);
  await expect(page.getByText(/010-\*\*\*\*-5678 · [\d,]+원 발급/)).toBeVisible();
  await expect(page.getByRole('link', { name: '현금영수증 보기' })).toHaveAttribute('href', /\/cash-receipt\//);
});

test('a payment window of its own returns to the page and closes; an unpaid order can be cancelled there', async ({
  page,
  shop,
  shopper,
  checkout,
}) => {
  await checkout.keepAddress();
  await shop.open(checkout.pathFor(await goodsNamed(shopper, headphones)));
  await checkout.fillIn();
  await checkout.pay.click();
  await checkout.expectWindow();
  await page.getByRole('button', { name: '결제 취소' }).click();
  await expect(page.getByText('결제를 취소하셨어요.')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: '새 창에서 결제' }).click();
  const popup = await opened;
  await popup.waitForURL(new RegExp(`:${sandboxPort}/window/`));
  await expect(page.getByText(/새 창에서 결제하고 있어요/)).toBeVisible();
  await popup.getByRole('button', { name: '결제하기' }).click();
  await expect(page).toHaveURL(/\/order\/complete\/20\d{14}$/);
  await expect(heading(page, '주문이 잘 들어왔어요')).toBeVisible();

  await shop.open(checkout.pathFor(await goodsNamed(shopper, headphones)));
  await checkout.fillIn();
  await checkout.pay.click();
  await checkout.expectWindow();
  await page.goBack();
  await page.getByRole('button', { name: '주문 취소' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '주문 취소' }).click();
  await expect(heading(page, '결제할 수 없는 주문이에요')).toBeVisible();
  await expect(page.getByText('취소된 주문이에요.')).toBeVisible();
});

test('the return of a payment window that nobody waits for continues on its own', { tag: '@mobile' }, async ({
  page,
  shop,
  shopper,
  checkout,
}) => {
  await checkout.keepAddress();
  await shop.open(checkout.pathFor(await goodsNamed(shopper, headphones)));
  await page.goto(`${mallOrigin('familyshop')}/pg/popup?code=PAY_PROCESS_CANCELED`);
  await expect(page).toHaveURL(/\/order\/paymentReturn\?code=/);
  await expect(heading(page, '확인할 결제가 없어요')).toBeVisible();
});
