import { getMenu } from '@mall/contracts/shell';
import type { Page } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { type Member, test } from '../support/member.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { expect } from '../support/test.ts';

/** The top level of the menu as the shop shows it. */
const shown = async (member: Member) => (await member.read(getMenu, {})).map(({ name }) => name);
const tree = (page: Page) => page.getByRole('list', { name: '메뉴' });
const row = (page: Page, name: string) =>
  tree(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

test('a menu is added, shown, renamed, moved by keyboard and removed, and the shop follows each time', async ({
  page,
  context,
  signInTo,
}) => {
  // No other test counts the categories of this mall.
  const member = await signInTo('dajeong');
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/categories`);
  await page.getByLabel('몰', { exact: true }).selectOption('다정상점');
  await expect(page.getByText(/^다정상점 · 메뉴/)).toBeVisible();
  await expect(tree(page)).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  const before = await shown(member);

  await page.getByRole('button', { name: '메뉴 추가' }).click();
  await page.getByLabel('이름', { exact: true }).last().fill('여름 준비');
  await page.getByRole('button', { name: '추가', exact: true }).click();
  await expect(row(page, '여름 준비').getByText('숨김')).toBeVisible();
  expect(await shown(member)).toEqual(before);

  await page.getByRole('switch', { name: '메뉴에 보이기' }).check({ force: true });
  await page.getByLabel('이름', { exact: true }).fill('여름 채비');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect.poll(() => shown(member)).toEqual([...before, '여름 채비']);
  expect(await officeBarriers(page)).toEqual([]);

  await row(page, '여름 채비').getByRole('button', { name: '여름 채비', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => shown(member)).toEqual([...before.slice(0, -1), '여름 채비', ...before.slice(-1)]);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect.poll(() => shown(member)).toEqual([...before, '여름 채비']);

  await row(page, '여름 채비').getByRole('button', { name: '여름 채비 이동' }).click();
  await page.getByLabel('자리').selectOption({ index: 0 });
  await page.getByRole('button', { name: '옮기기', exact: true }).click();
  await expect.poll(() => shown(member)).toEqual(['여름 채비', ...before]);

  await page.getByRole('button', { name: '지우기', exact: true }).click();
  await page.getByRole('button', { name: '정말 지우기' }).click();
  await expect(row(page, '여름 채비')).toHaveCount(0);
  await expect.poll(() => shown(member)).toEqual(before);
});

test('a menu is dragged to another place; one with products can be neither removed nor renumbered', async ({
  page,
  context,
  shop,
  signInTo,
}) => {
  // Removing a category in use is refused.
  shop.allowRefusals();
  // No other test counts the categories of this mall.
  const member = await signInTo('keep');
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/categories`);
  await page.getByLabel('몰', { exact: true }).selectOption('KEEP');
  await expect(page.getByText(/^KEEP · 메뉴/)).toBeVisible();
  const [first = '', second = '', ...rest] = await shown(member);
  const handle = (name: string) => row(page, name).getByRole('button', { name: `${name} 끌어서 옮기기` });
  await handle(second).hover();
  await page.mouse.down();
  const target = await handle(first).boundingBox();
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 6, { steps: 12 });
  // Dropped only after the tree has announced the position.
  await expect(page.getByText(`${first} 자리예요`)).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => shown(member)).toEqual([second, first, ...rest]);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect.poll(() => shown(member)).toEqual([first, second, ...rest]);

  await row(page, second).getByRole('button', { name: second, exact: true }).click();
  await page.getByRole('button', { name: '지우기', exact: true }).click();
  await page.getByRole('button', { name: '정말 지우기' }).click();
  await expect(page.getByText(/가 있어서 지울 수 없어요/)).toBeVisible();
  expect(await shown(member)).toEqual([first, second, ...rest]);
});
