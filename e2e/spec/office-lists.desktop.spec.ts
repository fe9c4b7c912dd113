import { expect, test } from '@playwright/test';
import { addPreparedOrders, officeOrigin, signInAsStaff, statesOf } from '../support/office-orders.ts';

test('a saved view, a pinned column and the start of a list are the same in another browser; the view can be removed and restored', async ({
  page,
  context,
  browser,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/orders?view=all`);
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/admin/lists/orders') && reply.ok());
  await page.getByRole('button', { name: /^열 \d/ }).click();
  await page.getByRole('button', { name: '주문자 왼쪽에 고정' }).click();
  await page.keyboard.press('Escape');
  await kept;
  await page.goto(`${officeOrigin}/orders?state=is:DELIVERED`);
  await page.getByRole('button', { name: '보기 저장' }).last().click();
  await page.getByLabel('보기 이름').fill('배송 끝난 주문');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  const tabs = page.getByRole('navigation', { name: '저장된 보기' });
  await expect(tabs.getByRole('button', { name: /배송 끝난 주문/ })).toHaveAttribute('aria-current', 'page');
  const started = page.waitForResponse((reply) => reply.url().endsWith('/admin/lists/orders') && reply.ok());
  await page.getByRole('button', { name: '보기 정리' }).click();
  await page.getByRole('button', { name: '배송 끝난 주문 처음 보기로' }).click();
  await started;

  const other = await browser.newContext();
  await signInAsStaff(other, 'MD');
  const there = await other.newPage();
  await there.goto(`${officeOrigin}/orders`);
  const lit = there.getByRole('navigation', { name: '저장된 보기' }).locator('[aria-current=page]');
  await expect(lit).toContainText('배송 끝난 주문');
  await expect(there.getByRole('columnheader').nth(1)).toHaveText('주문자');
  await other.close();

  await page.getByRole('button', { name: '배송 끝난 주문 지우기' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(tabs.getByRole('button', { name: /배송 끝난 주문/ })).toBeVisible();
});

test('a key pressed while a popover is closing already belongs to the screen', async ({ page, context }) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/orders?view=all`);
  await page.getByRole('button', { name: /^열 \d/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Both within one frame, before any animation could end.
  await page.evaluate(async () => {
    const press = (key: string, code: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
    press('Escape', 'Escape');
    await Promise.resolve();
    press('?', 'Slash');
  });
  await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible();
});

test('all that match are delivered without loading them, and the bar shows the progress', async ({ page, context }) => {
  const orderNos = await addPreparedOrders('20190103', 120, 'SHIPPED');
  await signInAsStaff(context, 'CS');
  await page.goto(`${officeOrigin}/orders?state=is:SHIPPED&orderedOn=is:2019-01-03`);
  await page.getByRole('checkbox', { name: '이 페이지 모두 선택' }).check();
  await page.getByRole('button', { name: '120건 모두 선택' }).click();
  await page.getByRole('button', { name: '배송완료', exact: true }).click();
  await expect(page.getByText('120건을 배송완료로 바꿨어요')).toBeVisible();
  expect(await statesOf(orderNos)).toEqual(['DELIVERED']);
});

test('in forced colours a box shows whether it is ticked', async ({ page, context }) => {
  await signInAsStaff(context, 'MD');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${officeOrigin}/listings/rules`);
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  const shown = await boxes.evaluateAll((all) =>
    all.map((box) => {
      const { checked, indeterminate, nextElementSibling } = box as HTMLInputElement;
      const mark = nextElementSibling?.firstElementChild;
      return { isOn: checked || indeterminate, isMarked: mark?.checkVisibility({ visibilityProperty: true }) };
    }),
  );
  expect(new Set(shown.map(({ isOn }) => isOn)).size).toBe(2);
  expect(shown.filter(({ isOn, isMarked }) => isOn !== isMarked)).toEqual([]);
});
