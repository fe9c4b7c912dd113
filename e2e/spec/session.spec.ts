import { spareTemporaryMember } from '../support/spare-members.ts';
import { expect, test } from '../support/test.ts';

const minutes = (count: number): number => count * 60_000;

/** An access token that a browser considers valid: only the server knows that it never signed it. */
function forgedAccessToken({ secondsLeft = 1800 } = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expiresAt = Math.floor(Date.now() / 1000) + secondsLeft;
  return `${part({ alg: 'HS256' })}.${part({ exp: expiresAt, memNo: 1, mallId: 1 })}.forged`;
}

test.describe('renewal', () => {
  // R4.06
  test('a token with less than 300 seconds left is renewed before it is used', { tag: '@desktop' }, async ({
    page,
    shop,
  }) => {
    const { refreshToken } = await shop.signIn();
    // A page of the same origin without requests: an open mall would use the refresh token itself.
    await page.goto(new URL('/api/health', shop.url('home')).href);
    await shop.replaceTokens({ accessToken: forgedAccessToken({ secondsLeft: 290 }), refreshToken });
    const renewals: string[] = [];
    page.on('request', (request) => request.url().includes('/auth/refresh/token') && renewals.push(request.url()));
    const memberCall = page.waitForRequest('**/users/info');
    await shop.open('home');
    const bearer = (await memberCall).headers()['authorization'];
    const renewed = await shop.tokens();
    expect(bearer).toBe(`Bearer ${renewed.accessToken}`);
    expect(renewed.refreshToken).not.toBe(refreshToken);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page).toHaveURL(shop.url('home'));
    expect(renewals, 'one renewal for all calls of the page').toHaveLength(1);
  });

  // R4.06
  test('a token with more than 300 seconds left is used as it is', { tag: '@mobile' }, async ({ page, shop }) => {
    const { accessToken } = await shop.signIn();
    await page.clock.setFixedTime(Date.now() + minutes(24));
    const memberCall = page.waitForRequest('**/users/info');
    await shop.open('home');
    expect((await memberCall).headers()['authorization']).toBe(`Bearer ${accessToken}`);
    expect(await shop.tokens()).toMatchObject({ accessToken });
  });

  // R4.06
  test('a refused renewal clears the tokens and leads to login and back', { tag: '@desktop' }, async ({
    page,
    shop,
  }) => {
    shop.allowRefusals();
    await shop.holdTokens({ accessToken: 'expired', refreshToken: 'unknown' });
    await shop.open('exhibition/listExhibition?ctgNo=13');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    expect(await shop.tokens()).toEqual({});
    await shop.submitLogin('demo');
    await expect(page).toHaveURL(shop.url('exhibition/listExhibition?ctgNo=13'));
  });

  // R4.06
  test('a renewal that never arrives keeps the session', { tag: '@mobile' }, async ({ page, shop }) => {
    shop.allowRefusals();
    const { refreshToken } = await shop.signIn();
    await page.clock.setFixedTime(Date.now() + minutes(26));
    await page.route('**/auth/refresh/token*', (route) => route.abort());
    await shop.open('home');
    await expect(page.getByText('네트워크 오류입니다. 나중에 다시 시도해 주세요.').first()).toBeVisible();
    expect(await shop.tokens()).toMatchObject({ refreshToken });
  });

  for (const { status, json } of [
    { status: 429, json: { code: '4290', message: '요청이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.' } },
    { status: 503, json: { code: '5030', message: '지금은 연결이 원활하지 않아요. 잠시 뒤에 다시 시도해 주세요.' } },
  ]) {
    // R4.06
    test(`a renewal that is refused for now with ${status} keeps the session, and the page says why`, {
      tag: '@mobile',
    }, async ({ page, shop }) => {
      shop.allowRefusals();
      const { refreshToken } = await shop.signIn();
      await page.clock.setFixedTime(Date.now() + minutes(26));
      await page.route('**/auth/refresh/token*', (route) => route.fulfill({ status, json }));
      await shop.open('home');
      await expect(page.getByText(json.message).first()).toBeVisible();
      expect(await shop.tokens()).toMatchObject({ refreshToken });
    });
  }
});

test.describe('a session the server no longer knows', () => {
  // R8.04
  test('any other 401 clears the tokens and leads to login with the way back', { tag: '@mobile' }, async ({
    page,
    shop,
  }) => {
    shop.allowRefusals();
    await shop.holdTokens({ accessToken: forgedAccessToken(), refreshToken: 'unknown' });
    await shop.open('goods/goodsList?ctgNo=12');
    const target = encodeURIComponent(shop.path('goods/goodsList?ctgNo=12'));
    await expect(page).toHaveURL(shop.url(`login?redirect=${target}`));
    expect(await shop.tokens()).toEqual({});
  });

  // R1.06 R8.04
  test('a marketing mall takes new tokens instead and stays', { tag: '@desktop' }, async ({ page, shop }) => {
    shop.allowRefusals();
    await shop.holdTokens({ accessToken: forgedAccessToken(), refreshToken: 'unknown' }, 'gamnamu');
    await shop.open('home', { mall: 'gamnamu' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => (await shop.tokens()).refreshToken ?? 'unknown').not.toBe('unknown');
    await expect(page).toHaveURL(shop.url('home', { mall: 'gamnamu' }));
  });
});

test.describe('which pages need a sign-in', () => {
  // R4.07
  test('the mobile home of a loginYn=Y mall opens without a token', { tag: '@mobile' }, async ({ page, shop }) => {
    await shop.open('home', { mall: 'dajeong' });
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page).toHaveURL(shop.url('home', { mall: 'dajeong' }));
    await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  });

  // R4.07
  test('its desktop home leads to login', { tag: '@desktop' }, async ({ page, shop }) => {
    await shop.open('home', { mall: 'dajeong' });
    await expect(page).toHaveURL(/\/dajeong\/login\?redirect=/);
  });

  // R4.07
  test('its other pages lead to login', async ({ page, shop }) => {
    await shop.open('exhibition/listExhibition', { mall: 'dajeong' });
    await expect(page).toHaveURL(/\/dajeong\/login\?redirect=/);
  });

  // R4.07
  test('the home of any other mall leads to login', async ({ page, shop }) => {
    await shop.open('home', { mall: 'hanul' });
    await expect(page).toHaveURL(/\/hanul\/login\?redirect=/);
  });
});

test.describe('a temporary password', () => {
  const notice = '임시비밀번호 발급 후 무조건 비밀번호 변경해야합니다.';

  // R4.08
  test('its owner gets a notice and is sent to the form, wherever they go', async ({ page, shop }) => {
    await shop.signIn({ id: 'temp' });
    for (const path of ['home', 'exhibition/listExhibition']) {
      await shop.open(path);
      await expect(page.getByRole('alertdialog')).toContainText(notice);
      await page.getByRole('button', { name: '비밀번호 변경하기' }).click();
      await expect(page).toHaveURL(shop.url('updatePasswordForm'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('비밀번호 변경');
      await expect(page.getByRole('alertdialog')).toBeHidden();
    }
  });

  // R4.08
  test('the notice cannot be dismissed', { tag: '@mobile' }, async ({ page, shop }) => {
    await shop.signIn({ id: 'temp' });
    await shop.open('home');
    await expect(page.getByRole('alertdialog')).toContainText(notice);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(shop.url('updatePasswordForm'));
  });

  // R4.08
  test('once it is changed, the member goes home without another notice', async ({ page, shop }, { project }) => {
    shop.allowRefusals();
    await shop.open('login');
    await shop.submitLogin(spareTemporaryMember(project.name));
    await page.getByRole('button', { name: '비밀번호 변경하기' }).click();

    const submit = page.getByRole('button', { name: '비밀번호 변경', exact: true });
    const current = page.getByLabel('지금 비밀번호', { exact: true });
    const fresh = page.getByLabel('새 비밀번호', { exact: true });
    const repeated = page.getByLabel('새 비밀번호 확인', { exact: true });
    await current.fill('Wrong!2026');
    await fresh.fill('Garden#731');
    await repeated.fill('Garden#732');
    await submit.click();
    await expect(repeated).toHaveAccessibleDescription('새 비밀번호와 똑같이 입력해 주세요.');
    await repeated.fill('Garden#731');
    await submit.click();
    await expect(current).toHaveAccessibleDescription(/비밀번호/);
    await current.fill('Demo!2026');
    await submit.click();

    await expect(page).toHaveURL(shop.url('home'));
    const memberCall = page.waitForResponse('**/users/info');
    await page.reload();
    await memberCall;
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });
});
