import type { Page } from '@playwright/test';
import { certify } from '../support/certify.ts';
import { forgetfulMember, spareInitialMember } from '../support/spare-members.ts';
import { expect, test } from '../support/test.ts';

const typeNewPassword = async (page: Page, password: string) => {
  await page.getByLabel('새 비밀번호', { exact: true }).fill(password);
  await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(password);
  await page.getByRole('button', { name: '비밀번호 변경', exact: true }).click();
};

test.beforeEach(async ({ shop }) => {
  shop.allowRefusals();
  await shop.comeFromElsewhere();
});

// R8.01
test('1258 an initial password leads to the form that replaces it, and then straight in', async ({ page, shop }, {
  project,
}) => {
  const id = spareInitialMember(project.name);
  await shop.open('login');
  await shop.submitLogin(id, 'Wrong!2026');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveAccessibleDescription(/맞지 않아요/);
  await shop.submitLogin(id);
  await expect(page.getByRole('alertdialog')).toContainText(
    '처음 받은 비밀번호예요. 새 비밀번호로 바꾼 뒤 이용해 주세요.',
  );
  await page.getByRole('button', { name: '비밀번호 변경하기' }).click();
  await expect(page).toHaveURL(shop.url('updatePasswordForm'));
  expect(await shop.tokens()).toEqual({});

  // A reload sends nothing again.
  await page.reload();
  await typeNewPassword(page, 'initial1');
  await expect(page.getByLabel('새 비밀번호', { exact: true })).toHaveAccessibleDescription(/특수문자/);
  await expect(page.getByText('비밀번호 안전도 약함')).toBeVisible();
  await typeNewPassword(page, 'Garden#731');
  await expect(page).toHaveURL(shop.url('home'));
  expect(await shop.tokens()).toMatchObject({ accessToken: expect.any(String) });
});

// R8.01
test('without a held sign-in, the form is for members', { tag: '@desktop' }, async ({ page, shop }) => {
  await shop.open('updatePasswordForm');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

// R1.07 R4.08
test('a visitor who has forgotten both finds the id masked and gets a temporary password, by phone', async ({
  page,
  shop,
  isMobile,
}, { project }) => {
  const { id, person } = forgetfulMember(project.name);
  await shop.open('login');
  await page.getByRole('link', { name: '아이디 찾기' }).click();
  await certify(page, isMobile, person);
  await page.getByRole('button', { name: '아이디 확인하기' }).click();
  await expect(page.getByRole('heading', { name: '아이디를 찾았어요' })).toBeVisible();
  await expect(
    page.getByText(`${id.slice(0, 2)}${'*'.repeat(id.length - 3)}${id.slice(-1)}`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('전체 아이디는 가입할 때 확인한 이메일')).toBeVisible();

  await page.getByRole('link', { name: '비밀번호 찾기' }).last().click();
  // The id need not be typed here.
  await certify(page, isMobile, person);
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
  await expect(page.getByText(id, { exact: true })).toBeVisible();
  const temporary = (await page.getByRole('code').textContent()) ?? '';

  await page.getByRole('link', { name: '로그인', exact: true }).last().click();
  await shop.submitLogin(id, temporary);
  await page.getByRole('button', { name: '비밀번호 변경하기' }).click();
  await page.getByLabel('지금 비밀번호', { exact: true }).fill(temporary);
  await typeNewPassword(page, 'Meadow#842');
  await expect(page).toHaveURL(shop.url('home'));
});
