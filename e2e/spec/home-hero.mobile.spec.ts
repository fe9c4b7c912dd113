import { test } from '../support/member.ts';
import { expect } from '../support/test.ts';

test('the banners of the home show the right count after they were hidden for a moment', async ({
  page,
  shop,
  member: _,
}) => {
  await shop.open('home');
  const hero = page.getByRole('region', { name: '주요 기획전' });
  await expect(hero).toContainText(/[1-6] \/ 6/);
  await hero.getByRole('list').evaluate((list) => {
    list.style.display = 'none';
    list.dispatchEvent(new Event('scroll', { bubbles: true }));
    list.style.display = '';
  });
  await hero.getByRole('button', { name: '자동 넘김 멈춤' }).click();
  await expect(hero).toContainText(/[1-6] \/ 6/);
});
