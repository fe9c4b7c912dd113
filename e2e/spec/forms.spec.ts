import { listQuestions } from '@mall/contracts/question';
import type { Page, Route } from '@playwright/test';
import { test } from '../support/basket.ts';
import { demoPassword } from '../support/malls.ts';
import { serverReply } from '../support/server-reply.ts';
import { expect } from '../support/test.ts';

// What the form kit promises of every form, tried on forms of My Shop.
const send = (page: Page) => page.getByRole('button', { name: '문의 등록' });

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('문의 유형').selectOption('배송');
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('내용').fill('낮에는 집에 없어요.');
}

/** Handles each question that is sent, by its number from 1; returns the request keys so far. */
async function onQuestion(page: Page, handle: (route: Route, nth: number) => Promise<void>): Promise<string[]> {
  const requestKeys: string[] = [];
  await page.route('**/api/v1/mall/questions', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    return handle(route, requestKeys.push(route.request().postDataJSON().requestKey));
  });
  return requestKeys;
}

test('each error is at its field while it lasts, and the first invalid field has the focus', {
  tag: '@desktop',
}, async ({ page, shop, shopper: _ }) => {
  await shop.open(shop.at({ screen: 'questionForm' }));
  const [category, title, body] = [page.getByLabel('문의 유형'), page.getByLabel('제목'), page.getByLabel('내용')];
  await expect(title).not.toHaveAttribute('aria-invalid');
  await send(page).click();
  await expect(category).toBeFocused();
  await expect(category).toHaveAccessibleDescription(/골라 주세요/);
  await expect(body).toHaveAccessibleDescription(/문의 내용을 입력해 주세요/);
  await category.selectOption('배송');
  await expect(category).not.toHaveAttribute('aria-invalid');
  await send(page).click();
  await expect(title).toBeFocused();
  await title.fill('언제 오나요?');
  await send(page).click();
  await expect(body).toBeFocused();
  await expect(title).not.toHaveAttribute('aria-invalid');
});

test('a server’s error is at its field, which has the focus and the typed text, until it is changed', {
  tag: '@mobile',
}, async ({ page, shop, shopper: _ }) => {
  shop.allowRefusals();
  await shop.open(shop.at({ screen: 'memberInfo' }));
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  const details = page.getByRole('region', { name: '기본 정보' });
  await expect(details).toContainText('@');
  const own = /[\w.-]+@[\w.-]+/.exec((await details.textContent()) ?? '')?.[0] ?? '';
  await details.getByRole('button', { name: '이메일 변경' }).click();
  const email = details.getByLabel('새 이메일');
  await email.fill(own);
  await details.getByRole('button', { name: '확인 메일 받기' }).click();
  await expect(email).toHaveAccessibleDescription(/지금 쓰는 이메일이에요/);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(own);
  await email.press('x');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('after a lost reply the typed text is kept, also after a reload, and sending again repeats the same request', {
  tag: '@mobile',
}, async ({ page, shop, shopper }) => {
  shop.allowRefusals();
  const requestKeys = await onQuestion(page, async (route, nth) => {
    // The server has accepted it; the reply is lost.
    const response = await serverReply(route);
    await (nth === 1 ? route.abort() : route.fulfill({ response }));
  });
  await shop.open(shop.at({ screen: 'questionForm' }));
  await fillIn(page, '답이 오지 않았어요');
  await send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('제목')).toHaveValue('답이 오지 않았어요');
  await page.reload();
  await expect(page.getByLabel('문의 유형')).toHaveValue('DELIVERY');
  await expect(page.getByLabel('제목')).toHaveValue('답이 오지 않았어요');
  await expect(page.getByLabel('내용')).toHaveValue('낮에는 집에 없어요.');
  await send(page).click();
  await expect(page.getByRole('heading', { name: '답이 오지 않았어요' })).toBeVisible();
  expect(requestKeys).toHaveLength(2);
  expect(new Set(requestKeys).size).toBe(1);
  const { questions } = await shopper.read(listQuestions, { query: {} });
  expect(questions.filter(({ title }) => title === '답이 오지 않았어요')).toHaveLength(1);
});

test('sent repeatedly before the server replies, it is one request', { tag: '@desktop' }, async ({
  page,
  shop,
  shopper: _,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const requestKeys = await onQuestion(page, async (route) => {
    await answered;
    await route.fulfill({ response: await serverReply(route) });
  });
  await shop.open(shop.at({ screen: 'questionForm' }));
  await fillIn(page, '한 번만 물어요');
  // Faster than a person: before the button shows that it is busy.
  await send(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByLabel('제목').press('Enter');
  answer();
  await expect(page.getByRole('heading', { name: '한 번만 물어요' })).toBeVisible();
  expect(requestKeys).toHaveLength(1);
});
