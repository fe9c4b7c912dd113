import { expect, type Page, test } from '@playwright/test';
import { mallOrigin } from '../addresses.ts';
import { officePassword, officeUrl, signInToOffice } from '../support/office.ts';
import { signInAsStaff } from '../support/office-orders.ts';

/** A device with a fingerprint reader, simulated by Chromium. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('A1: a passkey of the device signs in without a password, alone and as the second step', async ({ page }) => {
  const email = 'md@office.test';
  await addAuthenticator(page);
  await signInToOffice(page, email, '/account');
  await page.getByRole('button', { name: '패스키 추가' }).click();
  await expect(page.getByText('패스키를 추가했어요')).toBeVisible();
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();

  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible();
  await page.goto(officeUrl('/account'));
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();

  await page.getByLabel('회사 메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(officePassword);
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByRole('button', { name: '패스키로 확인' }).click();
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible();
});

test('A3: a locked screen keeps what was typed, and sends it once the password has opened it', async ({ page }) => {
  await signInToOffice(page, 'super@office.test', '/staff');
  await page.getByRole('button', { name: '직원 초대' }).click();
  await page.getByLabel('이름').fill('쓰다 만 이름');
  await page.getByLabel('회사 메일').fill('half-typed@office.test');
  await page.getByLabel('사유').fill('새로 왔어요');
  await page.evaluate(() => fetch('/api/v1/admin/session/lock', { method: 'POST', headers: { 'x-office': '1' } }));
  await page.getByRole('button', { name: '초대하기' }).click();

  const lock = page.getByRole('dialog', { name: '오래 쓰지 않아 화면을 잠갔어요' });
  await lock.getByLabel('비밀번호', { exact: true }).fill('wrong horse battery');
  await lock.getByRole('button', { name: '이어서 하기' }).click();
  await expect(lock.getByText('메일이나 비밀번호가 맞지 않아요')).toBeVisible();
  await lock.getByLabel('비밀번호', { exact: true }).fill(officePassword);
  await lock.getByRole('button', { name: '이어서 하기' }).click();
  await expect(lock).toBeHidden();
  await expect(page.getByText('쓰다 만 이름님에게 초대 메일을 보냈어요')).toBeVisible();
});

test('an invitation shows errors at its fields, and keeps what was typed', async ({ page, context }) => {
  // The code of the test above can be used only once.
  await signInAsStaff(context, 'SUPER');
  await page.goto(officeUrl('/staff'));
  await page.getByRole('button', { name: '직원 초대' }).click();
  const invitation = page.getByRole('dialog', { name: '직원 초대' });
  const send = invitation.getByRole('button', { name: '초대하기' });
  await send.click();
  await expect(invitation.getByLabel('이름')).toBeFocused();
  await expect(invitation.getByLabel('사유')).toHaveAccessibleDescription('입력해 주세요.');

  await invitation.getByLabel('이름').fill('가'.repeat(41));
  await invitation.getByLabel('회사 메일').fill('super@office.test');
  await invitation.getByLabel('역할').selectOption({ label: '기업 복지담당' });
  await invitation.getByLabel('사유').fill('새로 왔어요');
  await send.click();
  await expect(invitation.getByLabel('이름')).toHaveValue('가'.repeat(40));
  await expect(invitation.getByLabel('역할')).toHaveAccessibleDescription('몰 역할에는 몰을 골라 주세요.');
  await invitation.getByRole('checkbox').first().check();
  await send.click();
  await expect(invitation.getByLabel('회사 메일')).toBeFocused();
  await expect(invitation.getByLabel('회사 메일')).toHaveAccessibleDescription('이미 있는 직원이에요.');
  await expect(invitation.getByLabel('사유')).toHaveValue('새로 왔어요');
});

test('A5: the session is out of reach of scripts and of a mall’s host', async ({ page, context }) => {
  await signInToOffice(page, 'finance@office.test');
  expect(await page.evaluate(() => document.cookie)).not.toContain('office');
  const [cookie] = await context.cookies(officeUrl());
  expect(cookie).toMatchObject({ name: 'office', httpOnly: true, sameSite: 'Strict', domain: 'admin.localhost' });

  await page.goto(`${mallOrigin('familyshop')}/familyshop`);
  expect((await context.cookies(mallOrigin('familyshop'))).map(({ name }) => name)).not.toContain('office');
  const outcome = await page.evaluate(async (url) => {
    try {
      const reply = await fetch(url, { credentials: 'include' });
      return await reply.text();
    } catch {
      return 'refused';
    }
  }, officeUrl('/api/v1/admin/me'));
  expect(outcome).toBe('refused');
});
