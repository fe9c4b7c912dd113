import { getGoods } from '@mall/contracts/goods-detail';
import type { APIRequestContext, Page } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { certify } from '../support/certify.ts';
import { Checkout } from '../support/checkout.ts';
import { isWalk, keepHumanPace, still } from '../support/human-pace.ts';
import { linkMailedTo } from '../support/mailbox.ts';
import type { MallUrl } from '../support/malls.ts';
import { Member } from '../support/member.ts';
import { officeOrigin, openOffice, openOwner, signInAsStaff } from '../support/office-orders.ts';
import { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { tick } from '../support/tick.ts';

const address = officeOrigin.replace('admin.', 'saebom.');
/** The whole process, at a person's pace (WALK_STILLS=folder npm test -- e2e/spec/office-opening). */
const mostOfWalk = 600_000;
const newcomer = { id: 'saebom1', password: 'Garden#731', email: 'first@saebom.example' };

/** Joins the new mall as a visitor would, by phone and mail. */
async function join(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto(`${address}/saebom/signup`);
  await tick(page.getByRole('checkbox', { name: '필수 약관에 모두 동의해요' }));
  await certify(page, false, { name: '한첫눈', birthDay: '19990403', phone: '01066660003' });
  await page.getByLabel('아이디', { exact: false }).first().fill(newcomer.id);
  await expect(page.getByText('쓸 수 있는 아이디예요.')).toBeVisible();
  await page.getByLabel('비밀번호*', { exact: true }).fill(newcomer.password);
  await page.getByLabel('비밀번호 확인*', { exact: true }).fill(newcomer.password);
  await page.getByLabel('이메일').fill(newcomer.email);
  await page.getByRole('button', { name: '가입하기' }).click();
  await page.goto(await linkMailedTo(request, newcomer.email, '/joinMailAuth'));
  await expect(page.getByText('이메일을 확인했어요. 이제 로그인할 수 있어요.')).toBeVisible();
}

/** The first product on the home of the new mall, bought by card. */
async function buyFirst(page: Page): Promise<void> {
  const shop = new Shop(page, false);
  await page.goto(`${address}/saebom/login`);
  await shop.submitLogin(newcomer.id, newcomer.password);
  await expect(page).toHaveURL(/\/saebom\/home$/);
  const { accessToken = '' } = await shop.tokens();
  const member = new Member(page.request, 'saebom' as MallUrl, accessToken);
  const checkout = new Checkout(page, member);
  await checkout.keepAddress();
  const shown = await page.getByRole('main').locator('a[href*="/goods/ngd/"]').first().getAttribute('href');
  const [id = ''] = /GD\d+/.exec(shown ?? '') ?? [];
  const goods = await member.read(getGoods, { params: { id } });
  await page.goto(`${address}/saebom/${checkout.pathFor(goods)}`);
  await checkout.fillIn();
  await checkout.pay.click();
  await checkout.payByCard();
  await expect(page.getByRole('heading', { name: '주문이 잘 들어왔어요' })).toBeVisible();
}

/** The first operator of the new mall, who signs in by their own link. */
async function invite(page: Page): Promise<void> {
  await page.getByRole('link', { name: '첫 운영자 초대하기' }).click();
  const form = page.getByRole('dialog', { name: '직원 초대' });
  await expect(form.getByLabel('역할')).toHaveValue('PARTNER');
  await expect(form.getByRole('checkbox', { name: '새봄몰' })).toBeChecked();
  await form.getByLabel('이름').fill('김점장');
  await form.getByLabel('회사 메일').fill('owner@saebom.example');
  await form.getByRole('button', { name: /초대하기/ }).click();
  await expect(page.getByText('결재 기다림')).toBeVisible();
}

test('M1: from nothing to a paid order: the new mall is invisible until every step is done and it is opened', async ({
  page,
  context,
  request,
}) => {
  keepHumanPace(page);
  if (isWalk) test.setTimeout(mostOfWalk + 60_000);
  await signInAsStaff(context, 'SUPER');
  const begunAt = Date.now();
  await page.goto(`${officeOrigin}/malls`);
  await page.getByRole('link', { name: '새 몰' }).click();
  await page.getByLabel('몰 이름').fill('새봄몰');
  await page.getByLabel('주소').fill('hanul');
  await expect(page.getByText('이미 다른 몰이 쓰고 있는 주소예요.')).toBeVisible();
  await page.getByLabel('주소').fill('saebom');
  await expect(page.getByText('쓸 수 있는 주소예요.')).toBeVisible();
  await page.getByText('다른 몰 복사').click();
  await page.getByLabel('가져올 몰').selectOption({ label: '모아온' });
  expect(await officeBarriers(page)).toEqual([]);
  await still(page, 'opening-1-from');
  await page.getByRole('button', { name: '만들고 다음' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '새봄몰 열기' })).toBeVisible();
  const visitor = await context.newPage();
  const home = `${address}/saebom/home`;
  expect((await visitor.goto(home))?.status()).toBe(404);
  await expect(page.getByText(/열기 전에 \d+건을 꼭 고쳐야 해요/)).toBeVisible({ timeout: 30_000 });

  await page.getByLabel('사업자등록번호').fill('220-81-62517');
  await expect(page.getByText('이미 몰을 운영하는 ‘주식회사 누리’의 번호예요.')).toBeVisible();
  await page.getByLabel('상호').fill('주식회사 새봄');
  await page.getByLabel('대표자').fill('이새봄');
  await page.getByLabel('사업자등록번호').fill('123-45-67891');
  await page.getByLabel('통신판매업 신고번호').fill('제2026-서울중구-0101호');
  await page.getByLabel('사업장 주소').fill('서울특별시 중구 새봄로 1');
  await still(page, 'opening-2-who');
  await page.getByRole('button', { name: '사업자 정보 저장' }).click();
  await expect(page.getByText('저장했어요. 몰에 바로 반영돼요')).toBeVisible();
  await page.getByLabel('고객센터 전화').fill('1670-0101');
  await page.getByLabel('고객센터 메일').fill('help@saebom.example');
  await page.getByRole('button', { name: '기본 정보 저장' }).click();
  await expect(page.getByRole('button', { name: '기본 정보 저장' })).toHaveCount(0);

  await page.getByRole('link', { name: /다음: 테마/ }).click();
  await page.getByText('D 먹').click();
  await page.getByRole('button', { name: '기본 테마 저장' }).click();
  await expect(page.getByText('테마 D')).toBeVisible();
  const phone = page.frameLocator('iframe[title^="모바일 미리보기"]');
  await expect(phone.getByText('새봄몰').first()).toBeVisible({ timeout: 20_000 });
  await still(page, 'opening-3-look');
  await page.getByRole('link', { name: '테마에서 색과 로고 정하기' }).click();
  await page.getByRole('link', { name: '새봄몰 열기로 돌아가기' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '테마', exact: true })).toBeVisible();

  await page.getByRole('link', { name: /다음: 상품/ }).click();
  await page.getByLabel('가격 부터').fill('10000');
  await page.getByRole('checkbox').first().check();
  expect(await officeBarriers(page)).toEqual([]);
  await still(page, 'opening-4-goods');
  await page.getByRole('button', { name: /개 한 번에 진열/ }).click();
  await expect(page.getByText(/상품 [\d,]+개를 진열했어요/)).toBeVisible();

  await page.getByRole('link', { name: /^7?\s*열기/ }).click();
  await expect(page.getByRole('complementary', { name: '법 점검' }).getByRole('status')).toHaveText(
    '꼭 고쳐야 할 것이 없어요.',
    { timeout: 30_000 },
  );
  await page.getByRole('button', { name: '시험 주문 해 보기' }).click();
  await expect(page.getByText('잘 됐어요')).toHaveCount(3);
  await still(page, 'opening-5-ready');
  await page.getByRole('button', { name: '준비 마치기' }).click();
  await page.getByRole('button', { name: '몰 열기' }).click();
  await expect(page.getByText('몰을 열었어요')).toBeVisible();
  await expect.poll(async () => (await visitor.goto(home))?.status()).toBe(200);
  await expect(visitor.getByText('새봄몰').first()).toBeVisible();
  await still(visitor, 'opening-6-open');
  await join(visitor, request);
  await buyFirst(visitor);
  await still(visitor, 'opening-7-paid');
  const taken = Date.now() - begunAt;
  await invite(page);
  if (!isWalk) return;
  console.log(`  from nothing to a paid order: ${Math.round(taken / 1000)} s`);
  expect(taken).toBeLessThan(mostOfWalk);
});

test('a blueprint is made, a mall follows it, and what the blueprint locks the mall cannot change', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'SUPER');
  await page.goto(`${officeOrigin}/malls/new?kind=blueprint`);
  await page.getByLabel('몰 이름').fill('기업 복지몰 기본');
  await page.getByLabel('주소').fill('bp-welfare');
  await page.getByRole('button', { name: '블루프린트 만들기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '기업 복지몰 기본' })).toBeVisible();
  await page.goto(`${officeOrigin}/malls/new`);
  await page.getByText('블루프린트', { exact: true }).last().click();
  await page.getByLabel('블루프린트').last().selectOption({ label: '기업 복지몰 기본' });
  await page.getByLabel('몰 이름').fill('따름몰');
  await page.getByLabel('주소').fill('ttareum');
  await page.getByRole('button', { name: '만들고 다음' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '따름몰 열기' })).toBeVisible();

  const blueprints = async () => {
    await page.goto(`${officeOrigin}/blueprints`);
    await page.getByRole('link', { name: /기업 복지몰 기본 \d+개 몰/ }).click();
  };
  await blueprints();
  await page.getByRole('switch', { name: '주문 조건 잠그기' }).click({ force: true });
  await expect(page.getByText('배포하면 모든 몰에서 잠겨요')).toBeVisible();
  await page.getByRole('button', { name: '주문 조건 배포' }).click();
  await expect(page.getByText('1개 몰에 반영했어요.')).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: '따름몰' }).click();
  await expect(page.getByLabel('입금 기한')).toBeDisabled();
  await expect(page.getByLabel('기본 배송비')).toBeEnabled();

  await blueprints();
  await page.getByRole('button', { name: '홈: 잠그면 어떻게 되나요?' }).click();
  await expect(page.getByText('모든 몰이 이미 같아요.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('switch', { name: '홈 잠그기' }).click({ force: true });
  await expect(page.getByRole('button', { name: '홈 배포' })).toHaveText('1개 몰에 배포');
  await page.getByRole('button', { name: '홈 배포' }).click();
  await expect(page.getByRole('button', { name: '홈 배포' })).toHaveText('모두 반영돼 있어요');

  const home = `${officeOrigin}/home?mall=ttareum`;
  const note = page.getByRole('note').filter({ hasText: '‘기업 복지몰 기본’ 블루프린트가 잠가서' });
  await page.goto(home);
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: '미리보기' })).toHaveCount(0);
  expect(await officeBarriers(page)).toEqual([]);
  expect(await changeHome('ttareum')).toContain('locked');
  await note.getByRole('link', { name: '블루프린트 보기' }).click();
  await page.getByRole('switch', { name: '홈 잠그기' }).click({ force: true });
  await expect(page.getByText('배포하면 잠금이 풀려요')).toBeVisible();
  await page.getByRole('button', { name: '홈 배포' }).click();
  await expect(page.getByRole('button', { name: '홈 배포' })).toHaveText('모두 반영돼 있어요');
  await page.goto(home);
  await expect(page.getByRole('button', { name: '미리보기' })).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(await changeHome('ttareum')).toBe('');
});

/** Writes with the office's login, bypassing its screens: returns the database's error, or an empty text when it allows the change. */
async function changeHome(mallUrl: string): Promise<string> {
  const anywhere = openOwner();
  const [mall] = await anywhere<{ mallId: number }[]>`select mall_id as "mallId" from mall where mall_url = ${mallUrl}`;
  await anywhere.end();
  const office = openOffice(mall?.mallId ?? 0);
  try {
    await office`update content_revision set is_current = is_current where kind = 'HOME'`;
    return '';
  } catch (error) {
    return String(error);
  } finally {
    await office.end();
  }
}
