import { cancelApplication, getApplication, listApplications } from '@mall/contracts/application';
import { dropApplicationDraft } from '@mall/contracts/application-draft';
import { mayCancelApplication } from '@mall/domain/application-states';
import { formatWon } from '@mall/domain/money';
import { type BrowserContext, devices, type Page } from '@playwright/test';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { test } from '../support/checkout.ts';
import { Hand } from '../support/hand.ts';
import type { Member } from '../support/member.ts';
import { Shop } from '../support/shop.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const applicant = { name: '김나은', birthDate: '19950315', phone: '01012345678' };
const next = (page: Page) => page.getByRole('button', { name: '다음', exact: true }).click();
const step = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 2 });

/** Other tests of this shopper may have left a draft, or as many applications under way as the mall allows. */
async function beginAnew(shopper: Member): Promise<void> {
  const { drafts, applications } = await shopper.read(listApplications, { query: {} });
  for (const { productNo } of drafts) await shopper.read(dropApplicationDraft, { params: { productNo } });
  const open = applications.filter(({ state }) => mayCancelApplication(state));
  for (const { applicationNo } of open)
    await shopper.read(cancelApplication, { params: { applicationNo }, body: { reason: '다시 신청할게요.' } });
}

/** From the home page to the first step, with a number that moves to another carrier. */
async function begin(page: Page): Promise<void> {
  await page.locator('a[href*="detailWireless"]').first().click();
  await tick(page.getByRole('radio', { name: /번호이동/ }));
  await page.getByRole('button', { name: '신청하기', exact: true }).click();
  await expect(step(page, '본인인증')).toBeVisible();
}

/** Through the service's form: on the desktop in a new window, on a phone on the same page. */
async function certify(page: Page, isMobile: boolean): Promise<void> {
  const opened = isMobile ? Promise.resolve(page) : page.waitForEvent('popup');
  await page.getByRole('button', { name: '휴대폰으로 본인인증' }).click();
  const window = await opened;
  await window.getByLabel('이름', { exact: true }).fill(applicant.name);
  await window.getByLabel('생년월일').fill(applicant.birthDate);
  await window.getByLabel('휴대폰 번호').fill(applicant.phone);
  await window.getByLabel('인증번호').fill('123456');
  await window.getByRole('button', { name: '인증하기' }).click();
  await window.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByText('본인인증을 마쳤어요')).toBeVisible();
}

/** The printed sheet, in the window that it opens in. */
async function openSheet(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '가입신청서 인쇄' }).click();
  const sheet = await opened;
  await expect(sheet.getByRole('heading', { name: '휴대폰 가입신청서' })).toBeVisible();
  return sheet;
}

test.describe('an application for a phone', () => {
  // Each walks through a dozen pages.
  test.slow();

  test('goes from the home page to the printed sheet, with the same amount throughout', async ({
    page,
    context,
    shop,
    shopper,
    checkout,
    isMobile,
  }) => {
    // The missing carrier is reported only by the server.
    shop.allowRefusals();
    const walk = new AccessibilityWalk(page, shop, 'familyshop');
    await beginAnew(shopper);
    await checkout.keepAddress();
    await shop.open('home');
    await begin(page);
    await expect(page.getByRole('button', { name: '다음', exact: true })).toBeDisabled();
    await certify(page, isMobile);
    // Everything else is known, so the step is saved at once.
    await expect(page.getByText('지금 쓰는 통신사를 골라 주세요.')).toBeVisible();
    await walk.look('본인인증');
    await page.getByLabel('지금 쓰는 통신사').selectOption('알뜰폰');
    await next(page);
    await expect(step(page, '요금제와 할인')).toBeVisible();
    await next(page);
    await expect(page.getByRole('alert')).toContainText('하나를 골라 주세요.');
    await tick(page.getByRole('radio', { name: /^선택약정/ }));
    await walk.look('요금제/할인');
    await next(page);
    // The usual address is filled in, and may be changed.
    await expect(step(page, '신청 내용 확인')).toBeVisible();
    await expect(page.getByRole('region', { name: '배송' })).toContainText('받는 분');
    const sign = page.getByRole('button', { name: /으로 신청하기$/ });
    const shown = /월 ([\d,]+원)/.exec((await sign.textContent()) ?? '')?.[1] ?? '';
    await sign.click();
    await expect(page.getByRole('alert')).toContainText('필수 동의 3개가 남았어요.');
    await tick(page.getByRole('checkbox', { name: /모두 동의/ }));
    await walk.look('확인');
    await sign.click();
    await expect(page.getByRole('heading', { name: '휴대폰을 신청했어요' })).toBeVisible();
    const applicationNo = /20\d{14}/.exec(page.url())?.[0] ?? '';
    const { sheet } = await shopper.read(getApplication, { params: { applicationNo } });
    if (!sheet) throw new Error('nothing was signed');
    expect(formatWon(sheet.quote.monthlyTotal)).toBe(shown);
    const printed = await openSheet(page, context);
    await expect(printed.getByRole('row', { name: /^매달 내는 금액/ })).toContainText(shown);
    await expect(printed.getByRole('row', { name: /^신청번호/ })).toContainText(applicationNo);
    await printed.close();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF 저장' }).click();
    expect((await file).suggestedFilename()).toContain(applicationNo);
  });

  test('left on one device continues at the same step on the other', async ({
    page,
    shop,
    shopper,
    browser,
    isMobile,
  }) => {
    shop.allowRefusals();
    await beginAnew(shopper);
    await shop.open('home');
    await begin(page);
    const { defaultBrowserType: _, ...look } = devices[isMobile ? 'Desktop Chrome' : 'iPhone 15'];
    const elsewhere = await browser.newContext({ ...look, locale: 'ko-KR' });
    const other = await elsewhere.newPage();
    const otherShop = new Shop(other, !isMobile);
    otherShop.allowRefusals();
    const { accessToken = '', refreshToken = '' } = await shop.tokens();
    await otherShop.holdTokens({ accessToken, refreshToken });
    await otherShop.open(isMobile ? 'myshop/listMyWireless' : 'myShop/listMyWireless');
    await expect(other.getByText('다음 단계 본인인증')).toBeVisible();
    await other.getByRole('link', { name: '이어서 작성' }).first().click();
    await expect(step(other, '본인인증')).toBeVisible();
    await certify(other, !isMobile);
    await other.getByLabel('지금 쓰는 통신사').selectOption('알뜰폰');
    await next(other);
    await expect(step(other, '요금제와 할인')).toBeVisible();
    // The first device follows: its own step is already done.
    await page.reload();
    await expect(page.getByText('본인인증을 마쳤어요')).toBeVisible();
    expect(otherShop.consoleErrors).toEqual([]);
    await elsewhere.close();
  });

  /** From the home page through 내 조건 to the certified applicant; returns the monthly sum that the list showed. */
  async function applyForCheapest(page: Page, isMobile: boolean, hand: Hand): Promise<string> {
    const categories = page.getByRole('navigation', { name: '카테고리' });
    const phones = { name: '휴대폰', exact: true };
    await hand.tap(isMobile ? page.getByRole('link', phones).first() : categories.getByRole('link', phones));
    await hand.tap(page.getByRole('button', { name: '가장 낮은 월 납부액부터 보기' }));
    const first = page.getByRole('article').filter({ hasText: '이 조건에서 가장 낮아요' });
    const sum = /월 ?([\d,]+원)/.exec((await first.textContent()) ?? '')?.[1] ?? '';
    await hand.tap(first.getByRole('link'));
    await hand.tap(page.getByRole('button', { name: '신청하기', exact: true }));
    const opened = isMobile ? Promise.resolve(page) : page.waitForEvent('popup');
    await hand.tap(page.getByRole('button', { name: '휴대폰으로 본인인증' }));
    const window = await opened;
    await expect(window.getByLabel('이름', { exact: true })).not.toHaveValue('');
    await expect(window.getByLabel('휴대폰 번호')).not.toHaveValue('');
    await hand.tick(window.getByRole('radio', { name: 'SKT 알뜰폰' }));
    await hand.type(window.getByLabel('인증번호'), '123456');
    await hand.tap(window.getByRole('button', { name: '인증하기' }));
    await hand.tap(window.getByRole('button', { name: '확인', exact: true }));
    return sum;
  }

  async function sign(page: Page, sum: string, hand: Hand): Promise<void> {
    await expect(step(page, '신청 내용 확인')).toBeVisible();
    await hand.tick(page.getByRole('checkbox', { name: /모두 동의/ }));
    await hand.tap(page.getByRole('button', { name: `월 ${sum}으로 신청하기` }));
    await expect(page.getByRole('heading', { name: '휴대폰을 신청했어요' })).toBeVisible();
  }

  test('a member without any address types three fields: the code, the street and the flat', async ({
    page,
    shop,
    shopper,
    checkout: _emptiesAddressBook,
    isMobile,
  }) => {
    await beginAnew(shopper);
    await shop.open('home');
    const hand = new Hand();
    const sum = await applyForCheapest(page, isMobile, hand);
    await expect(step(page, '배송')).toBeVisible();
    await hand.tap(page.getByRole('button', { name: '배송지 등록' }));
    const panel = page.getByRole('dialog', { name: '새 배송지' });
    for (const known of ['받는 분', '전화번호']) await expect(panel.getByLabel(known)).not.toHaveValue('');
    await hand.tap(panel.getByRole('button', { name: '우편번호 찾기' }));
    const finder = page.frameLocator('iframe[title="우편번호 찾기"]');
    await hand.type(finder.getByRole('textbox'), '모아온로');
    await hand.tap(finder.getByRole('button', { name: '찾기', exact: true }));
    await hand.tap(finder.getByRole('button', { name: /모아온로/ }).first());
    await hand.type(panel.getByLabel('상세 주소'), '12층');
    await hand.tap(panel.getByRole('button', { name: '저장' }));
    await hand.tap(page.getByRole('button', { name: '다음', exact: true }));
    await sign(page, sum, hand);
    expect([hand.taps, hand.typedFields]).toEqual([16, 3]);
  });

  test('from the home page, the cheapest phone is applied for with ten taps and one typed field by a member whose address is known', async ({
    page,
    shop,
    shopper,
    checkout,
    isMobile,
  }) => {
    await beginAnew(shopper);
    await checkout.keepAddress();
    await shop.open('home');
    const hand = new Hand();
    await sign(page, await applyForCheapest(page, isMobile, hand), hand);
    expect([hand.taps, hand.typedFields]).toEqual([10, 1]);
    const course = page.getByRole('region', { name: '신청부터 배송까지' });
    await expect(course.getByRole('listitem')).toHaveText([
      /^신청.*끝났어요$/,
      /^심사.*진행 중이에요$/,
      /^개통/,
      /^배송/,
    ]);
    await expect(page.getByRole('region', { name: '이제 이렇게 진행돼요' })).toContainText('메일로 알려 드려요');
    const name = await page
      .getByText(/^20\d{14}$/)
      .first()
      .textContent();
    await shop.open(isMobile ? 'myShop/main' : 'myshop/main');
    await expect(
      page.getByRole('region', { name: '휴대폰·구독' }).getByRole('link').filter({ hasText: '심사 대기' }).first(),
    ).toHaveAttribute('href', new RegExp(name ?? ''));
  });
});
