import { port } from '../addresses.ts';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { expect, test } from '../support/test.ts';

test('a theme is tried in the real shop, cannot be saved unreadable, is published with one more press, and undone', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MARKETING');
  await page.goto(`${officeOrigin}/themes?mall=tgate`);
  const phone = page.frameLocator('iframe[title^="모바일 미리보기"]');
  await expect(phone.getByText('미리보기 · 지금 기준')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: '솔잎' }).click();
  await page.getByLabel('배너', { exact: true }).fill('#2f9a75');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/대비가 모자라요/)).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: '이 색 쓰기' }).click();
  await expect(page.getByText('20개 모두 통과')).toBeVisible();
  await expect(phone.locator('html[data-theme="B"]')).toBeAttached({ timeout: 30_000 });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('초안을 저장했어요')).toBeVisible();
  const sheets = async () => {
    const headers = { host: `tgate.localhost:${port}` };
    const html = await (await context.request.get(`http://127.0.0.1:${port}/tgate/login`, { headers })).text();
    return /\/theme\/tgate-[0-9a-f]{20}\.css/.exec(html)?.[0];
  };
  expect(await sheets()).toBeUndefined();
  await page.getByRole('button', { name: /공개하기/ }).click();
  await expect(page.getByText('몰에 공개했어요')).toBeVisible();
  const takeBack = page.getByRole('status').getByRole('button', { name: '되돌리기' });
  // Focus stops the countdown.
  await takeBack.focus();
  await expect.poll(sheets).toBeDefined();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(takeBack).toBeHidden();
  await expect.poll(sheets).toBeUndefined();
});

test('the draft of a home is previewed on both devices before it is published', async ({ page, context }) => {
  await signInAsStaff(context, 'MARKETING');
  await page.goto(`${officeOrigin}/home?mall=familyshop`);
  await page.getByRole('button', { name: '미리보기' }).click();
  for (const device of ['PC', '모바일']) {
    const frame = page.frameLocator(`iframe[title^="${device} 미리보기"]`);
    await expect(frame.getByText('미리보기 · 지금 기준')).toBeVisible({ timeout: 30_000 });
    await expect(frame.getByRole('contentinfo')).toBeAttached();
  }
});
