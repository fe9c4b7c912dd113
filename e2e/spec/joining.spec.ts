import type { Page } from '@playwright/test';
import { certify } from '../support/certify.ts';
import { linkMailedTo } from '../support/mailbox.ts';
import { spareDormantMember } from '../support/spare-members.ts';
import { expect, test } from '../support/test.ts';
import { tick } from '../support/tick.ts';

async function fillInAccount(page: Page, { id, email }: { id: string; email: string }): Promise<void> {
  await page.getByLabel('아이디', { exact: false }).first().fill(id);
  await expect(page.getByText('쓸 수 있는 아이디예요.')).toBeVisible();
  await page.getByLabel('비밀번호*', { exact: true }).fill('Garden#731');
  await page.getByLabel('비밀번호 확인*', { exact: true }).fill('Garden#731');
  await page.getByLabel('이메일').fill(email);
}

test.beforeEach(async ({ shop }) => {
  shop.allowRefusals();
  await shop.comeFromElsewhere();
});

// R1.07
test('an applicant agrees, certifies, follows the link of the mail, and signs in', async ({
  page,
  shop,
  isMobile,
  request,
}, { project }) => {
  const id = `new${project.name}`;
  const email = `${id}@join.example`;
  // A person joins once, on whichever device.
  const person = { name: isMobile ? '한새봄' : '한가을', birthDay: '19990401', phone: '01066660001' };
  await shop.open('login');
  await page.getByRole('link', { name: '회원가입' }).click();

  const marketing = page.getByRole('checkbox', { name: '[선택] 마케팅 정보 수신 동의' });
  await expect(marketing).not.toBeChecked();
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByText('필수 약관에 동의해 주세요.')).toBeVisible();
  await tick(page.getByRole('checkbox', { name: '필수 약관에 모두 동의해요' }));
  await expect(marketing).not.toBeChecked();

  await page.getByLabel('아이디', { exact: false }).first().fill('demo1');
  await certify(page, isMobile, person);
  await expect(page.getByText('본인인증을 마쳤어요')).toBeVisible();
  await fillInAccount(page, { id, email });
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('heading', { name: '메일을 확인해 주세요' })).toBeVisible();

  const link = await linkMailedTo(request, email, '/joinMailAuth');
  await page.goto(link);
  await expect(page.getByText('이메일을 확인했어요. 이제 로그인할 수 있어요.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('이미 사용한 링크예요.')).toBeVisible();
  await shop.open('login');
  await shop.submitLogin(id, 'Garden#731');
  await expect(page).toHaveURL(shop.url('home'));
});

test('1259 where the operator decides, the end of joining says who does until when, and a sign-in meanwhile is calmly put off', {
  tag: '@mobile',
}, async ({ page, shop, isMobile, request }) => {
  const visit = { mall: 'hanul' } as const;
  const [id, email] = ['newhanul', 'newhanul@join.example'];
  await shop.open('signup', visit);
  await tick(page.getByRole('checkbox', { name: '필수 약관에 모두 동의해요' }));
  await certify(page, isMobile, { name: '한여름', birthDay: '19990402', phone: '01066660002' });
  await fillInAccount(page, { id, email });
  await page.getByLabel('사번').fill('123456');
  await page.getByRole('button', { name: '가입 신청하기' }).click();
  const decides = '(주)한울복지 담당자가 영업일로 3일 안에 확인하고, 결과를 이메일로 알려 드려요.';
  const end = page.getByRole('region', { name: '메일을 확인해 주세요' });
  await expect(end).toContainText(decides);
  await expect(end).toContainText('고객센터 1670-0002');

  await page.goto(await linkMailedTo(request, email, '/joinMailAuth'));
  const verified = page.getByRole('status').filter({ hasText: '이메일을 확인했어요.' });
  await expect(verified).toContainText(decides);
  await shop.open('login', visit);
  await shop.submitLogin(id, 'Garden#731');
  const note = page.getByRole('status').filter({ hasText: '가입 승인을 기다리고 있어요.' });
  await expect(note).toContainText(decides);
  await expect(note).toContainText('고객센터 1670-0002');
  const password = page.getByLabel('비밀번호', { exact: true });
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription('');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await shop.tokens()).toEqual({});
});

// R8.01
test('1254 a mailed link ends a member’s dormancy, and an altered link does not', async ({ page, shop, request }, {
  project,
}) => {
  const id = spareDormantMember(project.name);
  await shop.open('login');
  await shop.submitLogin(id);
  await page.getByRole('button', { name: '휴면 해제하기' }).click();
  await page.getByRole('button', { name: '확인 메일 받기' }).click();
  await expect(page.getByText(/주소로 메일을 보냈어요/)).toBeVisible();
  const link = await linkMailedTo(request, `${id}@familyshop.example`, '/email/authDormant');
  await page.goto(`${link}x`);
  await expect(page.getByText(/바르지 않은 링크예요/)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('휴면 상태를 해제했어요. 이제 로그인할 수 있어요.')).toBeVisible();
  await shop.open('login');
  await shop.submitLogin(id);
  await expect(page).toHaveURL(shop.url('home'));
});

// R6.03
test('a COMMON mall has no joining', { tag: '@desktop' }, async ({ page, shop }) => {
  await shop.open('signup', { mall: 'tgate' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾으시는 페이지가 없어요');
  await shop.open('login', { mall: 'tgate' });
  await expect(page.getByRole('link', { name: '아이디 찾기' })).toBeVisible();
  await expect(page.getByRole('link', { name: '회원가입' })).toHaveCount(0);
});
