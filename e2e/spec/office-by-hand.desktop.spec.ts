import { expect, test } from '@playwright/test';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

test('staff place an order for a caller and are given the link at which its member pays; no card is asked for', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'CS');
  await page.goto(`${officeOrigin}/orders`);
  await page.getByRole('button', { name: '전화 주문' }).click();
  await page.getByLabel('전화한 회원').fill('demo');
  await page.getByRole('listitem').filter({ hasText: '모아온' }).getByRole('button').first().click();
  await page.getByLabel('상품 찾기').fill('텀블러');
  await page.getByRole('button', { name: /담기$/ }).first().click();
  await expect(page.getByRole('list', { name: '담은 상품' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('radio', { name: '다른 곳으로 보내기' }).check();
  await page.getByLabel('받는 분').fill('박새봄');
  await page.getByLabel('연락처', { exact: true }).fill('010-9876-5432');
  await page.getByLabel('우편번호').fill('04512');
  await page.getByLabel('도로명 주소').fill('서울 중구 세종대로 1');
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/by-hand.png`, fullPage: true });
  await page.getByRole('button', { name: '주문 넣기' }).click();
  await expect(page.getByRole('heading', { name: '주문을 넣었어요' })).toBeVisible();
  await expect(page.getByLabel('결제 링크')).toHaveValue(/\/order\/pay\/20\d{14}$/);
  await page.getByRole('link', { name: /^주문 20\d{14} 보기$/ }).click();
  await expect(page.getByText(/님이 대신 넣었어요/)).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/order.png`, fullPage: true });
});
