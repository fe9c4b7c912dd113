import { checkPassword } from '@mall/contracts/member';
import { unlinkTid } from '@mall/contracts/tid-account';
import type { Page } from '@playwright/test';
import { AccessibilityWalk } from '../support/accessibility.ts';
import { test } from '../support/basket.ts';
import { demoPassword } from '../support/malls.ts';
import { spareShopper } from '../support/spare-members.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

/** At the T-ID service. */
async function consent(page: Page, tid: string): Promise<void> {
  await expect(page.getByRole('heading', { name: '티아이디로 로그인' })).toBeVisible();
  await page.getByLabel('티아이디 (이메일)').fill(tid);
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
}

// R2.15
test('a T-ID is linked with the password once, signs in by itself from then on, and is unlinked in My Shop', async ({
  page,
  shop,
  shopper,
}, { parallelIndex, project }) => {
  const { proof } = await shopper.read(checkPassword, { body: { password: demoPassword } });
  await shopper.read(unlinkTid, { body: { proof } });
  const tid = `shopper-${project.name}-${parallelIndex}@tid.example`;
  const walk = new AccessibilityWalk(page, shop, 'familyshop');
  const leave = async () => {
    // Pending requests of the page would be refused without its token.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => localStorage.clear());
  };
  /** The address arrives first: the page that the service returns to belongs to neither site, and loads the home again. */
  const arriveHome = async () => {
    await expect(page).toHaveURL(shop.url('home'));
    await expect(page.getByRole('region', { name: '공지 배너' })).toBeVisible();
  };
  const enter = page.getByRole('button', { name: '티아이디로 로그인' });

  await shop.open('home');
  await leave();
  await shop.open('login?redirect=/nowhere-of-ours');
  await enter.click();
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page.getByText('티아이디 사용에 동의하지 않아서 로그인하지 않았어요.')).toBeVisible();
  await page.getByRole('button', { name: '티아이디로 다시 로그인' }).click();
  await consent(page, tid);

  await expect(page.getByRole('heading', { name: '티아이디를 연결해 주세요' })).toBeVisible();
  await walk.look('linking a T-ID');
  // A reload starts no second visit.
  await page.reload();
  await page.getByLabel('아이디', { exact: true }).fill(spareShopper(parallelIndex));
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '연결하고 로그인' }).click();
  await arriveHome();

  await leave();
  await shop.open('login');
  await enter.click();
  await consent(page, tid);
  await arriveHome();

  await shop.open(shop.at({ screen: 'memberInfo' }));
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  const section = page.getByRole('region', { name: '티아이디 로그인' });
  await section.getByRole('button', { name: '연결 끊기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }).click();
  await expect(section.getByRole('button', { name: '티아이디 연결하기' })).toBeVisible();
});
