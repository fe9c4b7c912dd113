import { getSubscriptionApplication } from '@mall/contracts/subscription-application';
import { formatWon } from '@mall/domain/money';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { test } from '../support/checkout.ts';
import { expect } from '../support/test.ts';

// R2.09 R2.14
test('a subscription is applied for from the home page, and cancelled from My Shop', async ({
  page,
  shop,
  shopper,
  checkout,
  isMobile,
}) => {
  const walk = new AccessibilityWalk(page, shop, 'familyshop');
  await checkout.keepAddress();
  await shop.open('home');
  await page.locator('a[href*="subs/detailSubs"]').first().click();
  await page.getByRole('radio', { name: /^할인 없음/ }).click();
  await page.getByRole('link', { name: '신청하기', exact: true }).click();
  await expect(page.getByRole('region', { name: '신청인' })).toBeVisible();
  await page.getByLabel('휴대폰 번호').fill('010-1234-5678');
  await walk.look('구독 신청');
  await page.getByRole('textbox', { name: /^이름/ }).fill('');
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByText('신청하는 분 이름을 입력해 주세요.')).toBeVisible();
  await page.getByRole('textbox', { name: /^이름/ }).fill('김나은');
  await page.getByRole('button', { name: '다음', exact: true }).click();
  const send = page.getByRole('button', { name: /으로 신청하기$/ });
  await expect(send).toBeVisible();
  await send.click();
  await expect(page.getByRole('alert')).toContainText('필수 동의 3개가 남았어요.');
  const all = page.getByRole('checkbox', { name: /모두 동의/ });
  await all.click();
  await expect(all).toBeChecked();
  await walk.look('신청 내용 확인');
  const shown = /월 ([\d,]+원)/.exec((await send.textContent()) ?? '')?.[1];
  await send.dblclick();
  await expect(page.getByRole('heading', { name: '구독을 신청했어요' })).toBeVisible();
  const applicationNo = /20\d{14}/.exec(page.url())?.[0] ?? '';
  const { sheet } = await shopper.read(getSubscriptionApplication, { params: { applicationNo } });
  if (!sheet) throw new Error('nothing was signed');
  const next = page.getByRole('region', { name: '이제 이렇게 진행돼요' }).getByRole('listitem');
  await expect(next).toHaveText([
    /설치 날짜를 정해요/,
    new RegExp(`메일로.*${sheet.applicant.email}로 보내요`),
    /방문해서 설치해요/,
  ]);
  expect(formatWon(sheet.cost.monthlyTotal)).toBe(shown);
  const list = isMobile ? 'myShop/listMySubs' : 'myshop/listMySubs';
  const card = page.locator(`a[href*="${applicationNo}"]`);
  await shop.open(list);
  await card.click();
  await expect(page.getByRole('region', { name: '내는 금액' })).toContainText(formatWon(sheet.cost.termTotal));
  await walk.look('구독 신청 상세');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: '신청서 인쇄' }).click();
  const printed = await opened;
  await expect(printed.getByRole('row', { name: /^매달 내는 금액/ })).toContainText(formatWon(sheet.cost.monthlyTotal));
  await printed.close();
  await page.getByRole('button', { name: '신청 취소' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: '신청 취소' }).click();
  await expect(panel.getByText('취소하는 이유를 입력해 주세요.')).toBeVisible();
  await panel.getByLabel('취소하는 이유').fill('이사를 가게 됐어요');
  await panel.getByRole('button', { name: '신청 취소' }).click();
  await expect(page.getByRole('region', { name: '취소' }).first()).toContainText('이사를 가게 됐어요');
  await expect(page.getByRole('button', { name: '신청 취소' })).toHaveCount(0);
  await shop.open(list);
  await page.getByLabel('신청 상태').selectOption('이용중');
  await expect(page.getByText('이 상태인 신청이 없어요')).toBeVisible();
  await page.getByLabel('신청 상태').selectOption('취소');
  await expect(card).toBeVisible();
});
