import { expect, test } from '@playwright/test';
import { tasks } from '../../packages/domain/src/office/tasks.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

const listed = Object.values(tasks).flatMap(({ name, isListed }) => (isListed ? [name] : []));

test('the counts on today’s page equal those of the lists that they link to', async ({ page, context }) => {
  await signInAsStaff(context, 'SUPER');
  await page.goto(`${officeOrigin}/`);
  const waiting = page.getByRole('table').filter({ hasText: '가장 오래된 건' });
  await expect(waiting).toBeVisible();
  for (const name of listed)
    await test.step(name, async () => {
      const row = waiting.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      const total = (await row.getByRole('cell').first().textContent()) ?? '';
      await row.getByRole('link', { name }).click();
      const chosen = page.getByRole('navigation', { name: '저장된 보기' }).locator('[aria-current] em');
      await expect(chosen).toHaveText(total);
      await page.goBack();
    });
});
