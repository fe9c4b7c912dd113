import type { Page } from '@playwright/test';
import { test } from '../support/member.ts';
import { phoneNamed } from '../support/products.ts';
import { expect } from '../support/test.ts';

const button = (page: Page) => page.getByRole('button', { name: '챗봇 상담' });
const chat = (page: Page) => page.getByRole('dialog', { name: '챗봇 상담' });
const talk = (page: Page) => chat(page).frameLocator('iframe');

test('R2.23 R6.06 the chatbot answers from the frequent questions, knows mall and member, and gives the focus back', async ({
  page,
  shop,
  member: _member,
}) => {
  const asked = page.waitForRequest(/\/chatbot\/window\?/);
  await shop.open('home');
  await button(page).focus();
  await page.keyboard.press('Enter');
  const address = new URL((await asked).url());
  expect(address.searchParams.get('mallId')).toBe('1');
  expect(address.searchParams.get('memNo')).toMatch(/^[1-9]\d*$/);
  await expect(chat(page).getByRole('button', { name: '닫기' })).toBeFocused();

  const question = talk(page).getByRole('textbox', { name: '궁금한 점' });
  await question.fill('환불이 언제 되나요?');
  await question.press('Enter');
  await expect(talk(page).getByRole('log')).toContainText('3영업일 안에 환불해 드려요');
  await question.fill('화성 여행은요?');
  await question.press('Enter');
  await expect(talk(page).getByRole('log')).toContainText('맞는 답을 찾지 못했어요');

  await chat(page).getByRole('button', { name: '닫기' }).focus();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  await shop.open('updatePasswordForm');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test('R6.06 another mall has no chatbot, and a visitor of the default one is not named', async ({ page, shop }) => {
  await shop.open('login', { mall: 'hanul' });
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await shop.open('login');
  const asked = page.waitForRequest(/\/chatbot\/window\?/);
  await button(page).click();
  expect(new URL((await asked).url()).search).toBe('?mallId=1');
  await expect(talk(page).getByRole('log')).toContainText('고객님');
});

test('R2.23 the chatbot’s button covers nothing of the bar that applies for a phone, however narrow the window', {
  tag: '@desktop',
}, async ({ page, shop, member }) => {
  const { card } = await phoneNamed(member, 'NOVA S26 Ultra');
  await shop.open(`goods/detailWireless?ctgNo=${card.categoryNo}&gdsGrpNo=${card.goodsGroupNo}`);
  const apply = page.getByRole('complementary', { name: '선택한 내용' }).getByRole('button', { name: '신청하기' });
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(apply).toBeVisible();
    await expect(async () => {
      const [chatBox, applyBox] = await Promise.all([button(page).boundingBox(), apply.boundingBox()]);
      expect((chatBox?.y ?? 0) + (chatBox?.height ?? 0)).toBeLessThan(applyBox?.y ?? 0);
    }).toPass();
  }
});
