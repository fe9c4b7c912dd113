import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { certify } from '../support/certify.ts';
import { linkMailedTo } from '../support/mailbox.ts';
import { demoPassword } from '../support/malls.ts';
import { renamedMember } from '../support/spare-members.ts';
import { expect, test } from '../support/test.ts';
import { tick, untick } from '../support/tick.ts';

async function passGate(page: Page): Promise<void> {
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '확인', exact: true }).click();
}

// R2.12 R2.15
test('name and phone are changed by certification, the e-mail by a mailed link, and consent to advertising is taken back', async ({
  page,
  shop,
  isMobile,
}, { parallelIndex }) => {
  const { id, person } = renamedMember(parallelIndex);
  const some = randomInt(1_000_000, 9_999_999);
  const phone = `0104${some}`;
  const email = `renamed.${some}@familyshop.example`;
  const walk = new AccessibilityWalk(page, shop, 'familyshop');
  await shop.signIn({ id });
  const open = () => shop.open(shop.at({ screen: 'memberInfo' }));
  await open();
  await passGate(page);

  const details = page.getByRole('region', { name: '기본 정보' });
  await details.getByRole('button', { name: '이름·휴대폰 번호 변경' }).click();
  await certify(page, isMobile, { ...person, phone });
  // On a phone the certification has left the page, which requires the password again.
  if (isMobile) await passGate(page);
  await details.getByRole('button', { name: '이 이름과 번호로 변경' }).click();
  await expect(details).toContainText(person.name);
  await expect(details).toContainText(phone.replace(/^(...)(....)/, '$1-$2-'));

  await details.getByRole('button', { name: '이메일 변경' }).click();
  await details.getByRole('button', { name: '확인 메일 받기' }).click();
  await expect(details.getByLabel('새 이메일')).toBeFocused();
  await expect(details.getByLabel('새 이메일')).toHaveAccessibleDescription(/이메일/);
  await details.getByLabel('새 이메일').fill(email);
  await details.getByRole('button', { name: '확인 메일 받기' }).click();
  await expect(details.getByText(`${email} 주소로 확인 메일을 보냈어요.`)).toBeVisible();
  await walk.look('changing member details');

  const marketing = page.getByRole('region', { name: '마케팅 수신 동의' });
  const byText = marketing.getByRole('checkbox', { name: '문자 받기' });
  await tick(byText);
  await expect(page.getByText(/문자 수신에 동의했어요/)).toBeVisible();
  await untick(byText);
  await expect(page.getByText(/문자 수신에 동의하지 않아요/)).toBeVisible();
  await marketing.getByText(/동의 기록 \d+건/).click();
  await expect(marketing.getByRole('listitem').first()).toContainText('문자 거부');

  await page.goto(await linkMailedTo(page.request, email, '/joinMailAuth'));
  await expect(page.getByText('이메일을 바꿨어요. 다른 기기에서는 로그아웃했어요.')).toBeVisible();
  await open();
  await passGate(page);
  await expect(details).toContainText(email);
  await expect(details).toContainText(person.name);
});
