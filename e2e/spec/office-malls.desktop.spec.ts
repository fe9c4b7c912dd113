import { officeBarriers } from '../support/accessibility.ts';
import { malls } from '../support/malls.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { expect, test } from '../support/test.ts';

// No other test shops in this mall on a desktop.
const mall = malls.gamnamu;

test('by keyboard alone, a mall is found, its settings are changed, and it is paused and opened again, visibly for its visitors', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'SUPER');
  await page.goto(`${officeOrigin}/malls?q=${encodeURIComponent(mall.name)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: mall.name }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: mall.name })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);

  await page.getByLabel('입금 기한').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 이상으로 입력해 주세요.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('저장했어요. 몰에 바로 반영돼요')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('입금 기한')).toHaveValue('3');

  await page.getByRole('button', { name: '잠시 쉬기' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('방문자에게 보일 안내').focus();
  await page.keyboard.insertText('재고를 세고 있어요.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('몰을 잠시 쉬어요')).toBeVisible();

  const visitor = await context.newPage();
  const home = new URL(officeOrigin.replace('admin.', 'gamnamu.'));
  await expect.poll(async () => (await visitor.goto(`${home.origin}/gamnamu/home`))?.status()).toBe(503);
  await expect(visitor.getByRole('heading', { name: '쇼핑몰이 잠시 쉬고 있어요' })).toBeVisible();
  await expect(visitor.getByText('재고를 세고 있어요.')).toBeVisible();
  await visitor.goto(`${home.origin}/gamnamu/board/boardList`);
  await expect(visitor.getByRole('heading', { name: '쇼핑몰이 잠시 쉬고 있어요' })).toHaveCount(0);

  await page.getByRole('button', { name: '다시 열기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('몰을 열었어요')).toBeVisible();
  await expect.poll(async () => (await visitor.goto(`${home.origin}/gamnamu/home`))?.status()).toBe(200);
});
