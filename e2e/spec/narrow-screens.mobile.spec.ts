import { randomUUID } from 'node:crypto';
import { listApplications } from '@mall/contracts/application';
import { dropApplicationDraft } from '@mall/contracts/application-draft';
import { listOrderableGoods } from '@mall/contracts/product-list';
import type { Page } from '@playwright/test';
import { certify } from '../support/certify.ts';
import { test } from '../support/checkout.ts';
import { partsBeyond } from '../support/crawl/page-state.ts';
import { Member } from '../support/member.ts';
import { phoneNamed } from '../support/products.ts';
import { forgetfulMember, uploaderWithoutContract } from '../support/spare-members.ts';
import { workbook } from '../support/spreadsheets.ts';
import { expect } from '../support/test.ts';

/** A phone's page at maximum magnification, or the smallest phone. */
const width = 320;
test.use({ viewport: { width, height: 640 } });

const expectAllWithin = async (page: Page) => expect(await page.evaluate(partsBeyond, width)).toEqual([]);

test.beforeEach(async ({ shop }) => {
  shop.allowRefusals();
  await shop.comeFromElsewhere();
});

test('on the narrowest screen the found id and the address it was mailed to fit', async ({ page, shop }) => {
  await shop.open('login');
  await page.getByRole('link', { name: '아이디 찾기' }).click();
  await certify(page, true, forgetfulMember('mobile').person);
  await page.getByRole('button', { name: '아이디 확인하기' }).click();
  await expect(page.getByText(/\*@familyshop\.example$|\*\w@familyshop\.example$/)).toBeVisible();
  await expectAllWithin(page);
});

test('on the narrowest screen the plan, both discounts and every instalment of an application fit', async ({
  page,
  shop,
  shopper,
}) => {
  const { drafts } = await shopper.read(listApplications, { query: {} });
  for (const { productNo } of drafts) await shopper.read(dropApplicationDraft, { params: { productNo } });
  const { card } = await phoneNamed(shopper, 'NOVA S26 슬림');
  await shop.open(`goods/detailWireless?ctgNo=${card.categoryNo}&gdsGrpNo=${card.goodsGroupNo}&join=transfer`);
  await page.getByRole('button', { name: '신청하기', exact: true }).click();
  await expectAllWithin(page);
  // The missing carrier is reported only by the server.
  shop.allowRefusals();
  await certify(page, true, { name: '김나은', birthDay: '19950315', phone: '01012345678' });
  await expect(page.getByText('본인인증을 마쳤어요')).toBeVisible();
  await page.getByLabel('지금 쓰는 통신사').selectOption('알뜰폰');
  await expectAllWithin(page);
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expect(page.getByRole('heading', { name: '요금제와 할인', exact: true })).toBeVisible();
  await expectAllWithin(page);
});

test('on the narrowest screen both buttons of an error page fit', async ({ page, shop }) => {
  await shop.signIn();
  const layoutCall = '**/pre/layout/login?*';
  await page.route(layoutCall, (route) =>
    route.fulfill({ status: 503, json: { code: '5030', message: '점검하고 있어요.' } }),
  );
  await shop.open('home');
  await page.getByRole('alertdialog', { name: '안내' }).getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('화면을 보여 드리지 못했어요');
  await expectAllWithin(page);
  expect(shop.takeConsoleErrors(), 'the error is reported').not.toEqual([]);
});

test('on the narrowest screen an uploaded order and why it may not be placed fit', async ({ page, shop }) => {
  const mall = 'daeryang';
  const { accessToken } = await shop.signIn({ mall, id: uploaderWithoutContract });
  const member = new Member(page.request, mall, accessToken);
  const { goods } = await member.read(listOrderableGoods, { query: { keyword: '무라벨 생수 2L 12병' } });
  const headings = ['연락처', '수량', '주소', '우편번호', '받는 분', '상품번호'];
  const row = ['01023456789', '1', '서울 성동구 연무장길 10', '04782', '이하람', goods[0]?.goodsGroupNo ?? ''];
  await shop.open('upload', { mall });
  await page.getByLabel('주문 파일 올리기').setInputFiles(workbook(`${randomUUID()}.xlsx`, [headings, row]));
  const box = page.getByRole('region', { name: '주문하기' });
  await expect(box.getByRole('button', { name: '1건 주문하기' })).toBeDisabled();
  await expectAllWithin(page);
});
