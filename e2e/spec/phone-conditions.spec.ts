import type { Page } from '@playwright/test';
import { oneWonIn, wonIn } from '../support/amounts.ts';
import { test } from '../support/member.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const bar = (page: Page) => page.getByRole('region', { name: '내 조건' });
const panel = (page: Page) => page.getByRole('dialog', { name: '내 조건' });
const cards = (page: Page) => page.getByRole('article');
const change = (page: Page) =>
  bar(page)
    .getByRole('button', { name: /바꾸기$/ })
    .click();
const toLeast = (page: Page) => page.getByRole('button', { name: '가장 낮은 월 납부액부터 보기' }).click();

/** The monthly sums of the cards, from the first to the last. */
async function sumsOf(page: Page): Promise<number[]> {
  const texts = await cards(page).allTextContents();
  return texts.map((text) => oneWonIn(/월 ?[\d,]+원/.exec(text)?.[0] ?? ''));
}

const found = (page: Page) => page.getByRole('status').filter({ hasText: /^(\d+개 중 )?\d+개/ });

/** Ticks a choice of a filter, beside the list or behind its chip on a phone; returns how many phones it leaves, as the choice itself says. */
async function narrowTo(page: Page, isMobile: boolean, { group, choice }: { group: string; choice: string }) {
  const place = isMobile
    ? page.getByRole('dialog', { name: group })
    : page.getByRole('complementary', { name: '필터' });
  if (isMobile) {
    const chip = page.getByRole('group', { name: '필터' }).getByRole('button', { name: new RegExp(`^${group}`) });
    await chip.click();
  }
  const box = place.getByRole('checkbox', { name: choice, exact: true });
  const row = place.locator('div').filter({ has: page.getByRole('checkbox', { name: choice, exact: true }) });
  const countOf = async () => Number(/상품 ([\d,]+)개/.exec((await row.last().textContent()) ?? '')?.[1]);
  await tick(box);
  const showAll = place.getByRole('button', { name: /^\d+개 보기$/ });
  // Counts follow the list one step later.
  let count = 0;
  await expect(async () => {
    count = await countOf();
    await expect(isMobile ? showAll : found(page).first()).toHaveText(new RegExp(`^(\\d+개 중 )?${count}개`), {
      timeout: 100,
    });
  }).toPass();
  if (isMobile) await showAll.click();
  return count;
}

test.describe('phones under a shopper’s conditions', () => {
  test('one press sorts them by the real total, which the phone’s page repeats; the visit keeps it, and no address the age', async ({
    page,
    shop,
    member: _,
  }) => {
    await shop.open('goods/goodsList?ctgNo=10');
    await toLeast(page);
    await expect(page.getByText('조건이 같아요.')).toBeVisible();
    await expect(cards(page).first()).toContainText('이 조건에서 가장 낮아요');
    // What all of them have in common is shown above them, once.
    await expect(cards(page).first()).not.toContainText(/번호이동|할부|만명/);
    const before = await sumsOf(page);
    expect(before).toEqual(before.toSorted((one, other) => one - other));

    await change(page);
    await tick(panel(page).getByRole('radio', { name: '20GB 이상' }));
    await tick(panel(page).getByRole('radio', { name: '선택약정', exact: true }));
    await tick(panel(page).getByRole('radio', { name: '만 65세 이상' }));
    await panel(page)
      .getByRole('button', { name: /개 보기$/ })
      .click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL(/my=join-TRANSFER\*data-20\*/);
    expect(new URL(page.url()).search).not.toContain('65');
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

  test('a place in the list that another phone takes has neither the picture nor the heart of the one before', {
    tag: '@desktop',
  }, async ({ page, shop, member: _ }) => {
    await shop.open('goods/goodsList?ctgNo=10');
    await toLeast(page);
    await expect(cards(page).first()).toContainText('이 조건에서 가장 낮아요');
    const place = cards(page).first();
    const nameThere = () => place.getByRole('heading').textContent();
    const before = (await nameThere()) ?? '';
    const heart = (name: string) => page.getByRole('button', { name: `${name} 찜하기`, exact: true });
    await heart(before).click();
    await expect(heart(before)).toHaveAttribute('aria-pressed', 'true');
    // An image element shows what it has loaded until the next picture has come.
    await cards(page)
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => {
        for (const { dataset, src } of images) dataset['before'] = src;
      });
    const sortBy = (name: string) => page.getByRole('link', { name }).click();
    await sortBy('월 납부액 높은 순');
    await expect.poll(nameThere).not.toBe(before);
    await expect(heart((await nameThere()) ?? '')).toHaveAttribute('aria-pressed', 'false');
    const keptForAnother = (images: HTMLImageElement[]) =>
      images.filter(({ dataset, src }) => dataset['before'] !== undefined && dataset['before'] !== src).length;
    expect(await cards(page).locator('img').evaluateAll(keptForAnother)).toBe(0);
    await sortBy('월 납부액 낮은 순');
    await expect(heart(before)).toHaveAttribute('aria-pressed', 'true');
    await heart(before).click();
    await expect(heart(before)).toHaveAttribute('aria-pressed', 'false');
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
    const [, all] = /(\d+)개/.exec((await found(page).first().textContent()) ?? '') ?? [];
    const makers = await narrowTo(page, isMobile, { group: '제조사', choice: '오르카' });
    await expect(found(page).first()).toContainText(`${makers}개`);
    const left = await narrowTo(page, isMobile, { group: '용량', choice: '512GB' });
    await expect(found(page).first()).toContainText(`${left}개`);
    // Of all phones, whichever filter leaves fewer.
    await expect(found(page).first()).toContainText(`${all}개`);
    expect(left).toBeLessThan(makers);
    await expect
      .poll(async () => (await cards(page).allTextContents()).every((text) => text.includes('512GB')))
      .toBe(true);
    await expect(cards(page).first()).toContainText('ORCA');
    await expect(page).toHaveURL(/only=/);
    if (isMobile) {
      const chip = page.getByRole('group', { name: '필터' }).getByRole('button', { name: /^제조사 1/ });
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(chip).toHaveCSS('outline', /solid 3px$/);
      await page.emulateMedia({ forcedColors: 'none' });
    }
    const chosen = page.getByRole('region', { name: '적용한 필터' });
    await expect(chosen.locator('[aria-current]')).toHaveCount(0);
    await chosen.getByRole('link', { name: '512GB 필터 지우기' }).click();
    await expect(found(page).first()).toContainText(`${makers}개`);
    await chosen.getByRole('link', { name: '모두 지우기' }).click();
    await expect(chosen).toHaveCount(0);
    await expect(page).not.toHaveURL(/only=/);
    await change(page);
    await panel(page).getByRole('button', { name: '초기화' }).click();
    await expect(page.getByText('조건이 같아요.')).toHaveCount(0);
    await expect(page).not.toHaveURL(/my=|only=/);
    await expect(page.getByRole('button', { name: '가장 낮은 월 납부액부터 보기' })).toBeVisible();
  });

  test('phones on unequal terms have no lowest total; one press sets them equal and back; each can be applied for', async ({
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
    await expect(table.getByRole('columnheader').nth(1)).toContainText('조건이 달라요');
    await expect(table.getByText('달라요', { exact: true })).toHaveCount(2);
    const unequal = await table.getByRole('columnheader').allTextContents();
    await page.getByRole('button', { name: '같은 조건으로 맞추기' }).click();
    await expect(page.getByText('조건이 같아요')).toBeVisible();
    await expect(table.getByRole('columnheader').getByText('가장 낮아요')).toHaveCount(1);
    await expect(table.getByText(/달라요/)).toHaveCount(0);
    const sums = (await table.getByRole('columnheader').allTextContents()).map((text) => Math.max(...wonIn(text)));
    expect(new Set(sums).size).toBe(2);
    await expect(table.getByRole('button', { name: '신청하기', exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: '고른 조건으로 되돌리기' }).click();
    await expect(page.getByText('조건이 달라서 월 납부액만으로는 비교할 수 없어요')).toBeVisible();
    expect(await table.getByRole('columnheader').allTextContents()).toEqual(unequal);
  });

  test('conditions that no phone meets can be undone in one press, and a phone is removed from the tray in place', async ({
    page,
    shop,
    member: _,
  }) => {
    await shop.open('goods/goodsList?ctgNo=10&my=join-TRANSFER*months-24*contract-24&min=1&max=2');
    await expect(page.getByRole('heading', { name: '조건에 맞는 휴대폰이 없어요' })).toBeVisible();
    await page.getByRole('button', { name: '필터 모두 지우기' }).click();
    await expect(cards(page).first()).toBeVisible();
    const box = cards(page).first().getByRole('checkbox', { name: /비교$/ });
    await tick(box);
    const tray = page.getByRole('complementary', { name: '비교함' });
    await expect(tray).toContainText('2개 더 담을 수 있어요');
    await tray.getByRole('button', { name: /빼기$/ }).click();
    await expect(tray).toHaveCount(0);
    await expect(box).not.toBeChecked();
  });

  test('each plan in the sheet shows the phone’s price with it; one press selects the lowest', async ({
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
