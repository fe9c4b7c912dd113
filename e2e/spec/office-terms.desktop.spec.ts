import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import { koreanDay } from '@mall/domain/terms';
import type { BrowserContext, Page } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { malls } from '../support/malls.ts';
import { officeOrigin, openOwner, signInAsStaff } from '../support/office-orders.ts';
import { expect, test } from '../support/test.ts';

/** A mall for which no other test adds annexes. */
const mall = 'keep';
const { mallId } = malls[mall];
const today = seoulDayOf(new Date());
const day = shiftedDay(today, 7);
const dotted = (one: string) => one.replaceAll('-', '.');
const added = 'KEEP은 매달 첫 월요일에 쉬어요.';
const reason = '쉬는 날을 약관에 적어요.';

/** Moves the days on. */
async function letDayCome(): Promise<void> {
  const owner = openOwner(mallId);
  await owner.begin(async (sql) => {
    await sql`alter table term_annex disable trigger term_annex_stays`;
    await sql`update term_annex set announced_at = announced_at - interval '7 days', applied_on = ${today} where mall_id = ${mallId}`;
    await sql`alter table term_annex enable trigger term_annex_stays`;
  });
  await owner.end();
}

async function write(page: Page, html: string, appliedOn: string): Promise<void> {
  await page.getByRole('button', { name: /다음 버전 쓰기/ }).click();
  await page.getByRole('group', { name: '약관을 쓰는 방법' }).getByRole('button', { name: 'HTML' }).click();
  await page.getByRole('textbox', { name: '약관', exact: true }).fill(html);
  await page.getByLabel('시행일').fill(appliedOn);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '바뀐 내용으로 다시 만들기' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('초안을 저장했어요')).toBeVisible();
}

/** Approved by somebody other than the proposer. */
async function approve(page: Page, context: BrowserContext, why: string): Promise<void> {
  await signInAs(context, 'SECURITY');
  await page.goto(`${officeOrigin}/cases`);
  await page.locator('section').filter({ hasText: why }).getByRole('button', { name: '승인하기' }).click();
  await expect(page.getByText('승인했어요', { exact: true })).toBeVisible();
}

async function signInAs(context: BrowserContext, role: 'SUPER' | 'SECURITY'): Promise<void> {
  await context.clearCookies();
  await signInAsStaff(context, role);
}

const openTerms = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('button', { name: '이용약관', exact: true }).click();
  return page.getByRole('dialog', { name: '이용약관', exact: true });
};

test('an annex of a mall is drafted, approved by somebody else, announced in its shop, and in force on its day', async ({
  page,
  context,
  shop,
}) => {
  await test.step('a draft, whose notice is long enough', async () => {
    await signInAsStaff(context, 'SUPER');
    await page.goto(`${officeOrigin}/terms?of=mall&mall=${mall}`);
    await page.getByRole('link', { name: '이용약관' }).click();
    await write(page, `<h4>쉬는 날</h4><p>${added}</p>`, shiftedDay(day, -1));
    await page.keyboard.press('ControlOrMeta+s');
    await expect(
      page.getByText(`새 버전은 7일 전에 알려야 해요. ${koreanDay(day)}부터 시행할 수 있어요.`),
    ).toBeVisible();
    expect(await officeBarriers(page)).toEqual([]);
    await page.getByLabel('시행일').fill(day);
    await save(page);
  });
  await test.step('is seen in the shop as members will read it', async () => {
    // A tab that has shown a mall's preview keeps showing it when it is sent to the mall.
    const tab = await context.newPage();
    await tab.goto(page.url());
    await tab.getByRole('button', { name: '미리보기' }).first().click();
    for (const device of ['PC', '모바일']) {
      const frame = tab.frameLocator(`iframe[title^="${device} 미리보기"]`);
      const viewer = frame.getByRole('dialog', { name: '이용약관' });
      await expect(viewer).toContainText(`${malls[mall].name} 추가 약관`);
      await expect(viewer).toContainText(added);
    }
    await tab.close();
  });
  await test.step('is brought by one and approved by another', async () => {
    await page.getByRole('button', { name: /결재 올리기/ }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByText(/시행일까지 D-7, 필요한 기간은 7일이에요/)).toBeVisible();
    await form.getByLabel('사유').fill(reason);
    expect(await officeBarriers(page)).toEqual([]);
    await form.getByRole('button', { name: /결재 올리기/ }).click();
    await expect(page.getByText(/님이 올린 결재를 기다려요/)).toBeVisible();
    await approve(page, context, reason);
    await page.goto(`${officeOrigin}/terms/service/${mallId}`);
    await expect(page.getByText('시행 예정')).toBeVisible();
    expect(await officeBarriers(page)).toEqual([]);
  });
  await test.step('members read what is in force, and what is announced', async () => {
    await shop.signIn({ mall });
    await shop.open('home', { mall });
    const viewer = await openTerms(page);
    await expect(viewer).toContainText('제1조');
    await expect(viewer).not.toContainText(added);
    await expect(viewer).toContainText(`${dotted(day)}부터 바뀌어요.`);
    await viewer.getByRole('button', { name: '바뀔 글 보기' }).click();
    await expect(viewer).toContainText(added);
    await expect(viewer).toContainText(`${malls[mall].name} 추가 약관`);
    await expect(viewer.getByRole('combobox', { name: '시행일' })).toHaveValue(day);
  });
  await test.step('its day comes, and the earlier version can still be read', async () => {
    await letDayCome();
    await shop.open('home', { mall });
    const viewer = await openTerms(page);
    await expect(viewer).toContainText(added);
    const versions = viewer.getByRole('combobox', { name: '시행일' });
    await expect(versions).toHaveValue(today);
    await versions.selectOption({ index: 1 });
    await expect(viewer).not.toContainText(added);
    await page.goto(`${officeOrigin}/terms/service/${mallId}`);
    await expect(page.getByText('시행 중')).toBeVisible();
  });
  await test.step('the next one is withdrawn before its day, by two again', async () => {
    const [wish, regret] = ['주말에도 쉬어요.', '쉬는 날을 다시 정해요.'];
    const desk = `${officeOrigin}/terms/service/${mallId}`;
    await signInAs(context, 'SUPER');
    await page.goto(desk);
    await write(page, `<h4>쉬는 날</h4><p>${wish}</p>`, shiftedDay(day, 1));
    await save(page);
    await page.getByRole('button', { name: /결재 올리기/ }).click();
    await page.getByRole('dialog').getByLabel('사유').fill(wish);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /결재 올리기/ })
      .click();
    await expect(page.getByText(/님이 올린 결재를 기다려요/)).toBeVisible();
    await approve(page, context, wish);
    await signInAs(context, 'SUPER');
    await page.goto(desk);
    await page.getByRole('button', { name: '알림 거두기' }).click();
    await page.getByRole('dialog').getByLabel('사유').fill(regret);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /결재 올리기/ })
      .click();
    await expect(page.getByText(/님이 올린 알림 거두기 결재를 기다려요/)).toBeVisible();
    await approve(page, context, regret);
    await page.goto(desk);
    await expect(page.getByText('시행 예정', { exact: true })).toHaveCount(0);
    await expect(page.getByText(regret).first()).toBeVisible();
    expect(await officeBarriers(page)).toEqual([]);
  });
});
