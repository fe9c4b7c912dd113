import { listCorners } from '@mall/contracts/corner';
import { officeBarriers } from '../support/accessibility.ts';
import { type Member, test } from '../support/member.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { expect } from '../support/test.ts';

/** The banners at the top of the phone's home. */
const heroes = async (member: Member) => {
  const corners = await member.read(listCorners, { query: { device: 'mobile' } });
  return corners.find(({ area }) => area === '013001')?.items.map(({ title }) => title) ?? [];
};

test('by keyboard alone the second banner of a home becomes the first; the shop follows when it is published, and back', async ({
  page,
  context,
  member,
}) => {
  const [first = '', second = ''] = await heroes(member);
  await signInAsStaff(context, 'MARKETING');
  await page.goto(`${officeOrigin}/home?mall=familyshop`);
  const panel = page.getByRole('region', { name: '큰 배너' });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: `${second.replace(/\s+/g, ' ')} 위로` }).focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('listitem').first().getByRole('button', { expanded: false }).focus();
  await page.keyboard.press('Enter');
  await panel.getByLabel('위 작은 글').focus();
  await page.keyboard.insertText(' 연말');
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('초안을 저장했어요')).toBeVisible();
  expect((await heroes(member))[0]).toBe(first);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('몰에 공개했어요')).toBeVisible();
  expect((await heroes(member)).slice(0, 2)).toEqual([second, first]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await heroes(member))[0]).toBe(first);
});
