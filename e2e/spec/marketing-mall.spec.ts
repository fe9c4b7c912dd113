import type { Page } from '@playwright/test';
import type { MallUrl } from '../support/malls.ts';
import { expect, test } from '../support/test.ts';

const mall: MallUrl = 'gamnamu';

/** What a marketing mall hides; on a phone the panel behind 메뉴 holds some of it. */
async function openMenus(page: Page, isMobile: boolean): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  if (isMobile) await page.getByRole('button', { name: '메뉴', exact: true }).click();
}

// R1.06
test('a marketing mall signs its visitor in by itself', async ({ page, shop }) => {
  await shop.open('exhibition/listExhibition', { mall });
  await expect(page).toHaveURL(shop.url('exhibition/listExhibition', { mall }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shop.tokens()).toMatchObject({ accessToken: expect.any(String), refreshToken: expect.any(String) });
});

// R1.06
test('no other mall does', { tag: '@desktop' }, async ({ page, shop }) => {
  await shop.open('exhibition/listExhibition', { mall: 'familyshop' });
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(await shop.tokens()).toEqual({});
});

// R1.06
test('it hides logout, search, My Shop and the wishlist', async ({ page, shop, isMobile }) => {
  await shop.open('home', { mall });
  await openMenus(page, isMobile);
  await expect(page.getByRole('navigation', { name: '카테고리' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '로그아웃' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'My Shop' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '찜', exact: true })).toHaveCount(0);
  await expect(page.getByRole(isMobile ? 'button' : 'combobox', { name: /^검색/ })).toHaveCount(0);
});

// R1.06
test('another mall shows them to its members', async ({ page, shop, isMobile }) => {
  await shop.signIn();
  await shop.open('home');
  await openMenus(page, isMobile);
  await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Shop' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '찜', exact: true }).first()).toBeVisible();
  await expect(page.getByRole(isMobile ? 'button' : 'combobox', { name: /^검색/ }).first()).toBeVisible();
});

// R1.06
test('its wishlist is not found by address either', { tag: '@mobile' }, async ({ page, shop, isMobile }) => {
  await shop.open(isMobile ? 'myQuestion/listMyJjim' : 'myshop/listMyJjim', { mall });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾으시는 페이지가 없어요');
});
