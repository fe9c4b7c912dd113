import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoPassword } from '../support/malls.ts';
import type { Shop } from '../support/shop.ts';
import { guessedMember } from '../support/spare-members.ts';
import { expect, test } from '../support/test.ts';
import { tick, untick } from '../support/tick.ts';

const password = (page: Page) => page.getByLabel('비밀번호', { exact: true });
const wrongIdOrPassword = '아이디 또는 비밀번호가 맞지 않아요. 다시 확인해 주세요.';

/** An unknown id and the wrong password of a known one get the same reply. */
async function expectNothingRevealed(page: Page, shop: Shop, knownId: string): Promise<void> {
  for (const [id, typed] of [
    [`nobody-${randomUUID()}`, demoPassword],
    [knownId, 'Wrong!2026'],
  ] as const) {
    const response = page.waitForResponse('**/auth/sign-in');
    await shop.submitLogin(id, typed);
    await response;
    await expect(password(page)).toHaveAccessibleDescription(wrongIdOrPassword);
    await expect(password(page)).toBeFocused();
    expect(await shop.tokens()).toEqual({});
  }
}

test.describe('refused sign-ins', () => {
  test.beforeEach(async ({ shop }) => {
    shop.allowRefusals();
    await shop.comeFromElsewhere();
  });

  for (const { code, id, text, button, desktop, mobile } of [
    {
      ...{
        code: '1254',
        id: 'dormant',
        button: '휴면 해제하기',
        desktop: 'popup/disDormant',
        mobile: 'email/authDormant',
      },
      text: '휴면 계정입니다. 활성화를 위해 이메일 인증을 진행해주세요.',
    },
    {
      ...{
        code: '1257',
        id: 'nomail',
        button: '이메일 확인하기',
        desktop: 'popup/notCertEmail',
        mobile: 'joinMailAuth',
      },
      text: '확인된 이메일이 없어요. 이메일을 확인한 뒤 로그인할 수 있어요.',
    },
  ]) {
    // R8.01
    test(`1250 ${code} is shown only with the right password, and leads on`, {
      tag: '@mobile',
    }, async ({ page, shop, isMobile }) => {
      await shop.open('login');
      await expectNothingRevealed(page, shop, id);
      await shop.submitLogin(id);
      await expect(page.getByRole('alertdialog')).toContainText(text);
      await page.getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(shop.url(isMobile ? mobile : desktop));
      await expect(page.getByRole('button', { name: '확인 메일 받기' })).toBeVisible();
      expect(await shop.tokens()).toEqual({});
    });
  }

  // R8.01 R8.03
  test('1250 a wrong password reveals nothing; a dormant account clears the tokens of this browser', {
    tag: '@desktop',
  }, async ({ page, shop }) => {
    await shop.open('login');
    await expectNothingRevealed(page, shop, 'dormant');
    await shop.replaceTokens(await shop.signIn());
    const reply = page.waitForResponse('**/auth/sign-in');
    await shop.submitLogin('dormant');
    expect((await (await reply).json()).code).toBe('1254');
    const text = '휴면 계정입니다. 활성화를 위해 이메일 인증을 진행해주세요.';
    await expect(page.getByRole('alertdialog')).toContainText(text);
    expect(await shop.tokens()).toEqual({});
  });

  // R8.06
  test('without a network the form says so and can be sent again', { tag: '@mobile' }, async ({
    page,
    shop,
    context,
  }) => {
    await shop.open('login');
    await expect(password(page)).toBeVisible();
    await context.setOffline(true);
    await shop.submitLogin('demo');
    await expect(password(page)).toHaveAccessibleDescription('네트워크 오류입니다. 나중에 다시 시도해 주세요.');
    await context.setOffline(false);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).toHaveURL(shop.url('home'));
  });

  // R8.01
  test('an empty form is not sent', { tag: '@desktop' }, async ({ page, shop }) => {
    await shop.open('login');
    await shop.submitLogin('', '');
    await expect(page.getByLabel('아이디', { exact: true })).toHaveAccessibleDescription('아이디를 입력해 주세요.');
    await expect(password(page)).toHaveAccessibleDescription('비밀번호를 입력해 주세요.');
  });

  // R5.06
  test('a field takes no more than its longest text, however it is entered', { tag: '@mobile' }, async ({
    page,
    shop,
  }) => {
    await shop.open('login');
    const id = page.getByLabel('아이디', { exact: true });
    const longest = Number(await id.getAttribute('maxlength'));
    await id.fill('a'.repeat(longest));
    await expect(id).toHaveValue('a'.repeat(longest));
    await id.press('b');
    await page.keyboard.insertText('한글');
    await expect(id).toHaveValue('a'.repeat(longest));
  });
});

test('4290 too many requests from here are reported at the login, with the time to wait', { tag: '@mobile' }, async ({
  page,
  shop,
}) => {
  shop.allowRefusals();
  const description = '요청이 너무 많아요. 20초 뒤에 다시 시도해 주세요.';
  const json = { code: '4290', message: '요청이 너무 많아요.', description };
  await page.route('**/recaptcha/require', (route) => route.fulfill({ status: 429, json }));
  await shop.open('login');
  await expect(password(page)).toHaveAccessibleDescription(description);
});

test.describe('the human check', () => {
  // A task of a second or two on an idle machine, and longer during a test run.
  const solved = { timeout: 60_000 };

  test.beforeEach(async ({ shop }) => {
    test.setTimeout(2 * solved.timeout);
    shop.allowRefusals();
    await shop.comeFromElsewhere();
  });

  // R9.13
  test('appears after three failures, at the bottom right, and lets a person in', async ({ page, shop }) => {
    const badge = page.getByRole('status').filter({ hasText: '자동 입력 방지로 보호하고 있어요' });
    await shop.open('login');
    for (const isCheckNeeded of [false, false, true]) {
      const response = page.waitForResponse('**/recaptcha/require');
      await shop.submitLogin(`nobody-${randomUUID()}`);
      await response;
      await expect(password(page)).toHaveAccessibleDescription(wrongIdOrPassword);
      await expect(badge).toBeVisible({ visible: isCheckNeeded });
    }
    const [box, viewport] = [await badge.boundingBox(), page.viewportSize()];
    expect(box?.x).toBeGreaterThan((viewport?.width ?? 0) / 3);
    expect(box?.y).toBeGreaterThan((viewport?.height ?? 0) / 2);
    const attempt = page.waitForRequest('**/auth/sign-in', solved);
    await shop.submitLogin('demo');
    expect((await attempt).headers()['x-recaptcha-token']).toBeTruthy();
    await expect(page).toHaveURL(shop.url('home'), solved);
  });

  // R8.02
  test('1111 guesses from elsewhere do not lock an owner out, who solves the check; a failed one says so', {
    tag: '@desktop',
  }, async ({ page, shop }) => {
    const attempts = '**/api/v1/mall/auth/sign-in';
    for (let guess = 0; guess < 3; guess += 1) await shop.failToSignIn(guessedMember);
    await shop.comeFromElsewhere();
    await shop.open('login');
    await page.route(attempts, (route) => {
      const headers = route.request().headers();
      const hasProof = headers['x-recaptcha-token'] !== undefined;
      return route.continue({ headers: { ...headers, ...(hasProof && { 'x-recaptcha-token': 'worthless' }) } });
    });
    await shop.submitLogin(guessedMember);
    await expect(password(page)).toHaveAccessibleDescription(
      'reCAPTCHA 인증에 실패했습니다. 새로고침 후 다시 시도해주세요.',
      solved,
    );
    await expect(page).toHaveURL(shop.url('login'));
    await page.unroute(attempts);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).toHaveURL(shop.url('home'), solved);
  });
});

test.describe('signing out', () => {
  const signOut = async (page: Page, isMobile: boolean) => {
    if (isMobile) await page.getByRole('button', { name: '메뉴', exact: true }).click();
    await page.getByRole('button', { name: '로그아웃' }).click();
  };

  // R1.07
  test('clears the tokens here and ends the session there', async ({ page, shop, isMobile }) => {
    shop.allowRefusals();
    const tokens = await shop.signIn();
    await shop.open('home');
    await signOut(page, isMobile);
    await expect(page).toHaveURL(shop.url(isMobile ? 'intro' : 'login'));
    expect(await shop.tokens()).toEqual({});

    await shop.open('exhibition/listExhibition');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await shop.replaceTokens({ ...tokens, accessToken: 'expired' });
    const renewal = page.waitForResponse('**/auth/refresh/token*');
    await shop.open('home');
    expect((await renewal).status()).toBe(401);
    await expect(page).toHaveURL(/\/login\?redirect=/);
  });

  // R4.06
  test('the other tabs go to login too', { tag: '@desktop' }, async ({ page, context, shop, isMobile }) => {
    // Requests of the home that are pending when its session ends are refused.
    shop.allowRefusals();
    await shop.signIn();
    await shop.open('home');
    const other = await context.newPage();
    await other.goto(shop.url('exhibition/listExhibition'));
    await expect(other.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(other).toHaveURL(shop.url('exhibition/listExhibition'));
    await signOut(page, isMobile);
    await expect(other).toHaveURL(/\/login\?redirect=/);
  });
});

// R1.07
test('the id is remembered for the next time only on request', async ({ page, shop, isMobile }) => {
  const id = page.getByLabel('아이디', { exact: true });
  for (const isRemembered of [true, false]) {
    await shop.open('login');
    await (isRemembered ? tick : untick)(page.getByRole('checkbox', { name: '아이디 저장' }));
    await shop.submitLogin('demo');
    await expect(page).toHaveURL(shop.url('home'));
    if (isMobile) await page.getByRole('button', { name: '메뉴', exact: true }).click();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL(shop.url(isMobile ? 'intro' : 'login'));
    await shop.open('login');
    await expect(id).toHaveValue(isRemembered ? 'demo' : '');
  }
});
