import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import type { Page } from '@playwright/test';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { repaint } from '../support/server-reply.ts';
import { expect, test } from '../support/test.ts';

type Asked = { termNo: number; termCode: string; appliedOn: string; agreedOn: string | null; isDue: boolean };

/** All malls and tests share the provider's terms, so the consents required of the member are mocked; the texts are real. */
async function ask(page: Page, ...asked: Asked[]): Promise<unknown[]> {
  const left = [...asked];
  const agreed: unknown[] = [];
  await repaint<{ reconsentYn?: string }>(page, '**/users/info', (data) => {
    if (left.length > 0) data.reconsentYn = 'Y';
  });
  await page.route('**/users/reconsents', async (route) => {
    if (route.request().method() === 'POST') agreed.push(route.request().postDataJSON());
    if (agreed.length > 0) left.length = 0;
    await route.fulfill({ json: { code: '0000', message: '', data: { terms: left } } });
  });
  return agreed;
}

const service = { termNo: 3, termCode: 'service', appliedOn: '2026-09-01', agreedOn: '2025-01-06', isDue: true };
const privacy = { termNo: 6, termCode: 'privacy', appliedOn: '2026-09-01', agreedOn: null, isDue: true };

test('a member must agree to changed terms to continue, and can see their orders without', {
  tag: '@mobile',
}, async ({ page, shop }) => {
  const agreed = await ask(page, service, privacy);
  const asking = page.getByRole('dialog', { name: '바뀐 약관에 동의해 주세요' });
  await shop.signIn();
  await shop.open('home');
  await test.step('what became another stands word by word, and nothing puts it off', async () => {
    await expect(asking.getByRole('heading', { name: '이용약관' })).toBeVisible();
    await asking.getByText(/바뀐 곳 \d+군데 보기/).click();
    await expect(asking.locator('ins').first()).toBeVisible();
    await new AccessibilityWalk(page, shop, 'familyshop').lookAtPanel('terms to agree to anew');
    await page.keyboard.press('Escape');
    await expect(asking).toBeVisible();
  });
  await test.step('who does not agree sees their orders, and is asked again in the shop', async () => {
    await asking.getByRole('button', { name: '동의하지 않기' }).click();
    await page.getByRole('link', { name: '주문 내역 보기' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await shop.open('home');
    await expect(asking).toBeVisible();
  });
  await test.step('each of them is ticked, and sent once', async () => {
    await asking.getByRole('button', { name: '동의하고 계속하기' }).click();
    await expect(asking.getByText('필수 동의 2개가 남았어요.')).toBeVisible();
    await asking.getByRole('checkbox', { name: '아래 내용에 모두 동의해요' }).check();
    await asking.getByRole('button', { name: '동의하고 계속하기' }).click();
    await expect(asking).toHaveCount(0);
    expect(agreed).toEqual([{ agreedTerms: [3, 6] }]);
    await shop.open('home');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(asking).toHaveCount(0);
  });
});

test('announced terms can be postponed for a week', { tag: '@desktop' }, async ({ page, shop }) => {
  await ask(page, { ...service, appliedOn: shiftedDay(seoulDayOf(new Date()), 10), isDue: false });
  const asking = page.getByRole('dialog', { name: '약관이 곧 바뀌어요' });
  await shop.signIn();
  await shop.open('home');
  await asking.getByRole('button', { name: '나중에' }).click();
  await expect(asking).toHaveCount(0);
  const asked = page.waitForResponse('**/users/reconsents');
  await page.reload();
  await asked;
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(asking).toHaveCount(0);
});
