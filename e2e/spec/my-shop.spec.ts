import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeMarketingConsent } from '@mall/contracts/member';
import { getQuestion } from '@mall/contracts/question';
import { mergeRecentViews } from '@mall/contracts/recent-view';
import { checkoutFolder } from '@mall/db/settings';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { test } from '../support/basket.ts';
import { demoPassword } from '../support/malls.ts';
import { goodsNamed } from '../support/products.ts';
import { spareLeaver } from '../support/spare-members.ts';
import { expect } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const photo = async (name: string) => ({
  name,
  mimeType: 'image/webp',
  buffer: await readFile(join(checkoutFolder, 'assets/images/emoji/bell.192.webp')),
});

// R2.12 R2.14
test('My Shop shows orders, questions and saved products, and leads to each of its pages', async ({
  page,
  shop,
  shopper,
  basket,
}) => {
  await basket.put(await goodsNamed(shopper, '노이즈캔슬링 무선 헤드폰 H700'));
  await shop.open('home');
  await page.getByRole('link', { name: 'My Shop', exact: true }).last().click();
  await expect(page).toHaveURL(shop.url(shop.at({ screen: 'myShop' })));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^장바구니 ?1개$/ }).last()).toBeVisible();
  await expect(main.getByRole('list', { name: '최근 6개월 주문 현황' }).getByRole('listitem')).toHaveCount(5);
  await new AccessibilityWalk(page, shop, 'familyshop').look('My Shop');

  const names = [
    '주문·배송 조회',
    '취소·교환·반품',
    '장바구니',
    '찜한 상품',
    '최근 본 상품',
    '1:1 문의',
    '자주 묻는 질문',
    '배송지 관리',
  ];
  for (const name of names) {
    await main
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(shop.url(shop.at({ screen: 'myShop' })));
  }
});

test('a question is sent with pictures, changed while it waits, and deleted; errors are shown at their fields', async ({
  page,
  shop,
  shopper,
}) => {
  await shop.open(shop.at({ screen: 'questionForm' }));
  await page.getByRole('button', { name: '문의 등록' }).click();
  await expect(page.getByText('어떤 문의인지 골라 주세요.')).toBeVisible();
  await expect(page.getByText('문의 내용을 입력해 주세요.')).toBeVisible();
  await expect(page.getByLabel('문의 유형')).toBeFocused();

  await page.getByLabel('문의 유형').selectOption('배송');
  await page.getByLabel('제목').fill('문 앞에 놓아 주세요');
  await page.getByLabel('내용').fill('낮에는 집에 없어요.\n고마워요.');
  const chooser = page.getByLabel('사진 올리기');
  await chooser.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('글') });
  await expect(page.getByText('note.txt: JPG, PNG, WebP 사진만 올릴 수 있어요.')).toBeVisible();
  await chooser.setInputFiles([await photo('one.webp'), await photo('two.webp')]);
  await expect(page.getByRole('img', { name: '올린 사진 2' })).toBeVisible();
  await page.getByRole('button', { name: '사진 1 빼기' }).click();
  await expect(page.getByRole('img', { name: '올린 사진 2' })).toHaveCount(0);
  // Typed text survives a reload, including pictures.
  await page.reload();
  await expect(page.getByLabel('제목')).toHaveValue('문 앞에 놓아 주세요');
  await expect(page.getByRole('img', { name: '올린 사진 1' })).toBeVisible();
  await new AccessibilityWalk(page, shop, 'familyshop').look('a question’s form');
  await page.getByRole('button', { name: '문의 등록' }).dblclick();

  await expect(page.getByRole('heading', { name: '문 앞에 놓아 주세요' })).toBeVisible();
  await expect(page.getByText('답변 대기')).toBeVisible();
  await page.getByRole('button', { name: '사진 1 크게 보기' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await new AccessibilityWalk(page, shop, 'familyshop').look('a question');
  const questionNo = Number(page.url().split('/').at(-1));

  await page.getByRole('main').getByRole('link', { name: '수정' }).click();
  await page.getByLabel('제목').fill('경비실에 맡겨 주세요');
  await page.getByRole('button', { name: '문의 수정' }).click();
  await expect(page.getByRole('heading', { name: '경비실에 맡겨 주세요' })).toBeVisible();
  expect(await shopper.read(getQuestion, { params: { questionNo } })).toMatchObject({
    ...{ title: '경비실에 맡겨 주세요', category: 'DELIVERY', body: '낮에는 집에 없어요.\n고마워요.' },
    pictures: [{ width: 192 }],
  });

  await page.getByRole('main').getByRole('link', { name: '목록' }).click();
  const entry = page.getByRole('link', { name: '경비실에 맡겨 주세요' });
  await expect(entry).toHaveCount(1);
  await entry.click();
  await page.getByRole('button', { name: '삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(page).toHaveURL(shop.url(shop.at({ screen: 'questionList' })));
  await expect(entry).toHaveCount(0);
});

test('an answer is read at its question; another member finds neither', { tag: '@mobile' }, async ({ page, shop }) => {
  shop.allowRefusals();
  await shop.signIn();
  await shop.open(shop.at({ screen: 'questionList' }));
  await page.getByRole('main').getByRole('link', { name: '답변 완료', exact: true }).click();
  await page.getByRole('link', { name: /색상을 바꾸고 싶은데/ }).click();
  await expect(page.getByRole('region', { name: '답변' })).toContainText('왕복 배송비 6,000원');
  await expect(page.getByRole('main').getByRole('link', { name: '수정' })).toHaveCount(0);
  const address = page.url();
  await shop.replaceTokens(await shop.signIn({ id: 'temp' }));
  await page.goto(address);
  await expect(page.getByText('왕복 배송비 6,000원')).toHaveCount(0);
});

// R4.10
test('products viewed on one device appear on another, and disappear on both when removed', async ({
  page,
  shop,
  shopper,
}) => {
  const list = shop.at({ screen: 'recentlyViewed' });
  const { card: here } = await goodsNamed(shopper, '27인치 4K USB-C 전문가용 모니터');
  const { card: there } = await goodsNamed(shopper, '휴대용 블루투스 미니 마우스 M2');
  await shopper.read(mergeRecentViews, { body: { productNos: [there.goodsGroupNo] } });
  await shop.open(`goods/ngd/${here.goodsGroupNo}`);
  await expect(page.getByRole('heading', { name: here.name })).toBeVisible();
  await shop.open(list);
  await expect(page.getByRole('heading', { name: here.name })).toBeVisible();
  await page.getByRole('button', { name: `${there.name} 목록에서 지우기` }).click();
  await expect(page.getByRole('heading', { name: there.name })).toHaveCount(0);
  await expect
    .poll(async () => (await shopper.read(mergeRecentViews, { body: { productNos: [] } })).productNos)
    .toEqual([here.goodsGroupNo]);
  await page.reload();
  await expect(page.getByRole('heading', { name: here.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: there.name })).toHaveCount(0);
});

// R2.12 R2.16
test('the member’s details need the password, with consents and devices, and signing out everywhere ends it', async ({
  page,
  shop,
  shopper,
  isMobile,
}) => {
  shop.allowRefusals();
  await shopper.read(changeMarketingConsent, { body: { channel: 'EMAIL', isAgreed: false } });
  await shop.open(shop.at({ screen: 'memberInfo' }));
  const password = page.getByLabel('비밀번호', { exact: true });
  await password.fill('Wrong!2026');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByText('비밀번호가 맞지 않아요. 다시 입력해 주세요.')).toBeVisible();
  await expect(page.getByRole('region', { name: '기본 정보' })).toHaveCount(0);
  await password.fill(demoPassword);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByRole('region', { name: '기본 정보' })).toContainText('shopper-');

  const marketing = page.getByRole('region', { name: '마케팅 수신 동의' });
  await tick(marketing.getByRole('checkbox', { name: '이메일 받기' }));
  await expect(page.getByText(/이메일 수신에 동의했어요/)).toBeVisible();
  await marketing.getByText(/동의 기록 \d+건/).click();
  await expect(marketing.getByRole('listitem').first()).toContainText('이메일 동의');
  await new AccessibilityWalk(page, shop, 'familyshop').look('member information');

  const devices = page.getByRole('region', { name: '로그인한 기기' });
  await expect(devices.getByRole('listitem').filter({ hasText: '마지막 이용' })).not.toHaveCount(0);
  await devices.getByRole('button', { name: '모든 기기에서 로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '모두 로그아웃' }).click();
  await expect(page).toHaveURL(shop.url(isMobile ? 'intro' : 'login'));
  expect(await shop.tokens()).toEqual({});
});

// R2.10
test('a member leaves with a reason, the password and one confirmation, and cannot sign in again', async ({
  page,
  shop,
  isMobile,
}, { project }) => {
  shop.allowRefusals();
  const id = spareLeaver(project.name);
  await shop.signIn({ id });
  await shop.open(shop.at({ screen: 'withdrawal' }));
  const leave = page.getByRole('button', { name: '탈퇴하기' });
  await leave.click();
  await expect(page.getByText('탈퇴하는 이유를 골라 주세요.')).toBeVisible();
  await expect(page.getByLabel('탈퇴하는 이유')).toBeFocused();
  await new AccessibilityWalk(page, shop, 'familyshop').look('withdrawal');
  await page.getByLabel('탈퇴하는 이유').selectOption('자주 이용하지 않아요');
  await page.getByLabel(/^비밀번호\*?$/).fill(demoPassword);
  await leave.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
  await expect(leave).toBeVisible();
  await leave.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴', exact: true }).click();
  await expect(page).toHaveURL(shop.url(isMobile ? 'intro' : 'login'));
  await shop.comeFromElsewhere();
  await shop.open('login');
  await shop.submitLogin(id);
  await expect(page.getByText('아이디 또는 비밀번호가 맞지 않아요. 다시 확인해 주세요.')).toBeVisible();
});

// R2.15
test('a refusal link without a token changes nothing and says so', { tag: '@desktop' }, async ({ page, shop }) => {
  shop.allowRefusals();
  await page.goto(new URL('/email/rejectMailYn/1', shop.url('')).href);
  await page.getByRole('button', { name: '수신거부' }).click();
  await expect(page.getByText('수신거부 링크가 올바르지 않아요.')).toBeVisible();
});
