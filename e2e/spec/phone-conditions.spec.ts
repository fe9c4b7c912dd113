import type { Page } from '@playwright/test';
import { oneWonIn, wonIn } from '../support/amounts.ts';
import { test } from '../support/member.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const bar = (page: Page) => page.getByRole('region', { name: '내 조건' });
const panel = (page: Page) => page.getByRole('dialog', { name: '내 조건' });
const cards = (page: Page) => page.getByRole('article');
const toLeast = (page: Page) => page.getByRole('button', { name: '가장 낮은 월 납부액부터 보기' }).click();

/** The monthly sums of the cards, from the first to the last. */
async function sumsOf(page: Page): Promise<number[]> {
  const texts = await cards(page).allTextContents();
  return texts.map((text) => oneWonIn(/월 ?[\d,]+원/.exec(text)?.[0] ?? ''));
}

test.describe('phones on the conditions of whoever looks', () => {
  test('one press orders them by the true sum, which the phone’s page repeats; the visit keeps it, and no address the age', async ({
    page,
    shop,
    member: _,
  }) => {
    await shop.open('goods/goodsList?ctgNo=10');
    await toLeast(page);
    await expect(page.getByText('조건이 같아요.')).toBeVisible();
    await expect(cards(page).first()).toContainText('이 조건에서 가장 낮아요');
    const before = await sumsOf(page);
    expect(before).toEqual(before.toSorted((one, other) => one - other));

    await bar(page).getByRole('button', { name: '모두 바꾸기' }).click();
    await tick(panel(page).getByRole('radio', { name: '20GB 이상' }));
    await tick(panel(page).getByRole('radio', { name: '선택약정', exact: true }));
    await panel(page).getByLabel('나이').selectOption('만 65세 이상');
    await panel(page)
      .getByRole('button', { name: /개 보기$/ })
      .click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL(/my=join-TRANSFER\*data-20\*/);
    expect(page.url()).not.toContain('65');
    const sums = await sumsOf(page);
    expect(sums).toEqual(sums.toSorted((one, other) => one - other));
    expect(sums).not.toEqual(before);
    await expect(page.getByRole('status').filter({ hasText: '다시 계산했어요' })).toContainText(
      `월 ${(sums[0] ?? 0).toLocaleString('ko-KR')}원`,
    );

    await page.reload();
    await expect.poll(() => sumsOf(page)).toEqual(sums);
    await cards(page).nth(1).getByRole('link').click();
    const chosen = page.getByRole('complementary', { name: '선택한 내용' });
    await expect(chosen).toContainText((sums[1] ?? 0).toLocaleString('ko-KR'));
    await expect(bar(page)).toContainText('20GB 이상');
    await page.goBack();
    await expect.poll(() => sumsOf(page)).toEqual(sums);
  });

  test('filters narrow what the conditions price, and without conditions the operator’s list is back', async ({
    page,
    shop,
    member: _,
    isMobile,
  }) => {
    await shop.open('goods/goodsList?ctgNo=10');
    await toLeast(page);
    await expect(cards(page).first()).toContainText('이 조건에서 가장 낮아요');
    if (isMobile) await page.getByRole('button', { name: /^필터/ }).click();
    await tick(page.getByRole('checkbox', { name: '오르카' }));
    await tick(page.getByRole('checkbox', { name: '512GB', exact: true }));
    if (isMobile) await page.getByRole('button', { name: /개 상품 보기$/ }).click();
    await expect
      .poll(async () => (await cards(page).allTextContents()).every((text) => text.includes('512GB')))
      .toBe(true);
    await expect(cards(page).first()).toContainText('ORCA');
    await expect(page).toHaveURL(/only=/);
    await bar(page).getByRole('button', { name: '모두 바꾸기' }).click();
    await panel(page).getByRole('button', { name: '초기화' }).click();
    await expect(page.getByText('조건이 같아요.')).toHaveCount(0);
    await expect(page).not.toHaveURL(/my=|only=/);
    await expect(page.getByRole('button', { name: '가장 낮은 월 납부액부터 보기' })).toBeVisible();
  });

  test('phones on unequal terms have no lowest sum; one press sets them equal and back; each can be applied for', async ({
    page,
    shop,
    member: _,
  }) => {
    await shop.open('goods/goodsList?ctgNo=10');
    for (const name of ['NOVA S26 Ultra', 'NOVA Flip 7']) {
      await tick(page.getByRole('checkbox', { name: `${name} 비교`, exact: true }));
    }
    await page.getByRole('complementary', { name: '비교함' }).getByRole('link', { name: '비교하기' }).click();
    const table = page.getByRole('table', { name: '휴대폰 비교' });
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByText('조건이 달라서 월 납부액만으로는 비교할 수 없어요')).toBeVisible();
    await expect(table.getByText('가장 낮아요')).toHaveCount(0);
    const unequal = await table.getByRole('columnheader').allTextContents();
    await page.getByRole('button', { name: '같은 조건으로 맞추기' }).click();
    await expect(page.getByText('조건이 같아요')).toBeVisible();
    await expect(table.getByText('가장 낮아요').first()).toBeVisible();
    const sums = (await table.getByRole('columnheader').allTextContents()).map((text) => Math.max(...wonIn(text)));
    expect(new Set(sums).size).toBe(2);
    await expect(table.getByRole('button', { name: '신청하기', exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: '고른 조건으로 되돌리기' }).click();
    await expect(page.getByText('조건이 달라서 월 납부액만으로는 비교할 수 없어요')).toBeVisible();
    expect(await table.getByRole('columnheader').allTextContents()).toEqual(unequal);
  });

  test('each plan of the sheet shows what the phone costs by it; one press takes the lowest', async ({
    page,
    shop,
    member: _,
  }) => {
    await shop.open('goods/goodsList?ctgNo=1001');
    await page
      .getByRole('link', { name: /NOVA S26 Ultra/ })
      .first()
      .click();
    await page.getByRole('button', { name: /개 비교$/ }).click();
    const sheet = page.getByRole('dialog', { name: '요금제 비교' });
    const row = sheet.locator('label').filter({ has: page.getByRole('radio', { name: /^5G 플러스 89/ }) });
    await expect(row).toContainText(/월 [\d,]+원기기 [\d,]+ \+ 요금 [\d,]+/);
    await sheet.getByRole('button', { name: '가장 낮은 월 납부액으로' }).click();
    const [, least = ''] =
      /월 ([\d,]+)원으로 가장 낮아요/.exec(
        (await page
          .getByText(/으로 가장 낮아요/)
          .first()
          .textContent()) ?? '',
      ) ?? [];
    await sheet.getByRole('button', { name: '선택 완료' }).click();
    await expect(page.getByRole('complementary', { name: '선택한 내용' })).toContainText(least);
  });
});
