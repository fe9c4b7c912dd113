import type { Page } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { demoPassword, malls } from '../support/malls.ts';
import { accessesOf, endOf, givePhone } from '../support/office-desk.ts';
import { addPreparedOrders, officeOrigin, signInAsStaff } from '../support/office-orders.ts';
import { Shop } from '../support/shop.ts';
import { spareShopper } from '../support/spare-members.ts';
import { expect, test } from '../support/test.ts';

const talkOf = (page: Page) => Number(/\/desk\/\d+\/(\d+)/.exec(page.url())?.[1]);

/** Searches for the typed text, by keyboard alone, and begins a contact with the result. */
async function talkTo(page: Page, typed: string): Promise<number> {
  await page.goto(`${officeOrigin}/desk`);
  await expect(page.getByLabel('누가 연락했나요?')).toBeFocused();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '회원 찾기' }).getByRole('listitem').getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^상담 중 \d/)).toBeVisible();
  return talkOf(page);
}

test('H1: by keyboard alone, a caller leads to the right order, and the contact ends with its result', async ({
  page,
  context,
}) => {
  const [orderNo = ''] = await addPreparedOrders('20190201', 1);
  await signInAsStaff(context, 'CS');
  const contactNo = await talkTo(page, orderNo);
  await expect(page.getByRole('list').filter({ hasText: orderNo })).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('j');
  const row = page.getByRole('button', { name: new RegExp(orderNo) });
  while (!(await row.evaluate((element) => element === document.activeElement))) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '주문 열기' })).toHaveAttribute(
    'href',
    `/orders/${malls.hanul.mallId}/${orderNo}`,
  );
  await page.reload();
  await expect(page.getByRole('button', { name: '상담 끝내기' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('radio', { name: '주문·배송' })).toBeFocused();
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '안내함' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('상담을 끝냈어요')).toBeVisible();
  expect(await endOf(malls.hanul.mallId, contactNo)).toEqual({ topic: 'CLAIM', result: 'ANSWERED' });
});

test('a click reveals one value of the caller, and is logged with the number of the contact', async ({
  page,
  context,
}, { parallelIndex }) => {
  const phone = `0107777${1000 + parallelIndex}`;
  await givePhone(spareShopper(parallelIndex), phone);
  await signInAsStaff(context, 'CS');
  const contactNo = await talkTo(page, phone);
  await expect(page.getByText(phone)).toBeHidden();
  await page.getByRole('button', { name: '휴대폰 보기' }).click();
  await expect(page.getByRole('button', { name: '휴대폰 가리기' })).toContainText(phone);
  expect(await accessesOf(contactNo)).toEqual([{ task: 'UNMASK', fields: ['phone'] }]);
  await page.getByRole('link', { name: '회원 데스크로' }).click();
  await page.getByRole('link', { name: `상담 ${contactNo}` }).click();
  await expect(page.getByRole('button', { name: '휴대폰 보기' })).toBeVisible();
});

test('staff see the mall as the member, change nothing there, and the member sees that they looked', async ({
  page,
  context,
  browser,
}, { parallelIndex }) => {
  const id = spareShopper(parallelIndex);
  const phone = `0106666${1000 + parallelIndex}`;
  await givePhone(id, phone);
  await signInAsStaff(context, 'CS');
  const contactNo = await talkTo(page, phone);
  await page.getByRole('button', { name: '회원 화면 보기' }).click();
  await page.getByLabel('사유').fill('장바구니가 비어 보인다고 하셔서');
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: '보기', exact: true }).click();
  const look = await opening;
  const bar = look.getByRole('complementary', { name: '고객센터 확인' });
  await expect(bar).toContainText('상담 담당 데모 운영자가 회원 화면을 보고 있어요');
  expect(look.url()).not.toContain('#');
  expect((await context.cookies(look.url())).map(({ name }) => name)).not.toContain('office');
  expect(await look.evaluate(() => localStorage.getItem('mall.accessToken'))).toBeNull();
  const refused = await look.evaluate(async () => {
    const token = sessionStorage.getItem('mall.accessToken');
    const reply = await fetch('/api/v1/mall/cart/lines', {
      ...{ method: 'POST', body: '{}' },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    return ((await reply.json()) as { code: string }).code;
  });
  expect(refused).toBe('4033');

  const own = await browser.newContext();
  const memberPage = await own.newPage();
  const member = new Shop(memberPage, false);
  await member.signIn({ id });
  await member.open(member.at({ screen: 'memberInfo' }));
  await memberPage.getByLabel('비밀번호', { exact: true }).fill(demoPassword);
  await memberPage.getByRole('button', { name: '확인', exact: true }).click();
  const devices = memberPage.getByRole('region', { name: '로그인한 기기' });
  await expect(devices).toContainText('고객센터 확인');
  await devices.getByRole('button', { name: '고객센터 확인 끝내기' }).click();
  await expect(devices).toContainText(/고객센터 확인.*\d\d:\d\d–\d\d:\d\d/);
  await own.close();

  await look.reload();
  await expect(look.getByRole('heading', { name: '회원 화면을 닫았어요' })).toBeVisible();
  expect((await accessesOf(contactNo)).map(({ task }) => task)).toEqual(['LOOK_AS']);
});
