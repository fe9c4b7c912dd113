import { getExhibition, listExhibitions } from '@mall/contracts/exhibition';
import { officeBarriers } from '../support/accessibility.ts';
import { runJob } from '../support/jobs.ts';
import { test } from '../support/member.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { letComeDue } from '../support/office-questions.ts';
import { expect } from '../support/test.ts';

test('an exhibition is written with a picture, a tab and products, scheduled, shown by the job and taken down', async ({
  page,
  context,
  member,
  shop,
}) => {
  // The server refuses invalid values, at their fields.
  shop.allowRefusals();
  await signInAsStaff(context, 'MARKETING');
  await page.goto(`${officeOrigin}/contents?mall=familyshop`);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('n');
  await page.getByLabel('만들 것', { exact: true }).selectOption('EXHIBITION');
  await page.getByLabel('제목', { exact: true }).fill('한파 대비전');
  await page.getByLabel('닫는 날', { exact: true }).fill('2099-12-31');
  await page.getByRole('button', { name: '구역 추가' }).click();
  await page.getByLabel('탭 이름', { exact: true }).fill('따뜻하게');
  await page.getByLabel('구역 제목', { exact: true }).fill('집을 데우는 물건');
  await page.getByRole('button', { name: '상품 추가' }).click();
  const found = page.getByRole('list', { name: '찾은 상품' }).getByRole('button');
  await expect(found.first()).toBeVisible();
  const first = (await found.first().textContent())?.split(' · ').at(-1) ?? '';
  await found.first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+s');
  // Refused at its field: there is no picture yet.
  await expect(page.getByText('사진을 골라 주세요.')).toBeVisible();
  await page.getByRole('button', { name: '사진 고르기' }).click();
  await page.getByRole('dialog', { name: '사진 고르기' }).getByRole('listitem').first().getByRole('button').click();
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('초안을 저장했어요')).toBeVisible();
  await page.getByRole('button', { name: '예약', exact: true }).click();
  await page.getByLabel('시작', { exact: true }).fill('2099-01-01T09:00');
  await page.keyboard.press('Enter');
  await expect(page.getByText('공개를 예약했어요')).toBeVisible();

  await letComeDue('한파 대비전', 'starts_at');
  await runJob('flip-content');
  const shown = async () =>
    (await member.read(listExhibitions, { query: {} })).open.find(({ title }) => title === '한파 대비전');
  await expect.poll(shown).toBeTruthy();
  const { exhibitionNo } = (await shown()) ?? { exhibitionNo: 0 };
  const { sections } = await member.read(getExhibition, { params: { exhibitionNo } });
  expect(sections.map(({ anchor }) => anchor)).toEqual(['따뜻하게']);
  expect(JSON.stringify(sections)).toContain(first);
  await page.reload();
  await page.getByRole('button', { name: '내리기' }).click();
  await expect(page.getByText('몰에서 내렸어요')).toBeVisible();
  expect(await shown()).toBeUndefined();
});
