import type { Me } from '@mall/contracts/office/account';
import { type Permission, roleCodes } from '@mall/contracts/office/rights';
import { menuOf } from '@mall/domain/office/menu';
import { roleTemplates } from '@mall/domain/office/rights';
import { expect, type Page, test } from '@playwright/test';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

/** Permissions for moves of published content: posts, and other displays. */
const publishing: readonly Permission[] = ['boards.write', 'displays.write'];
/** Buttons that change something, on every screen that has them: hidden without the permission. */
const permissionOf: Readonly<Record<string, Permission | readonly Permission[]>> = {
  ...{ '전화 주문': 'orders.write', '배송지 바꾸기': 'orders.write', '클레임 신청': 'claims.write' },
  ...{ 상품준비중으로: 'parcels.write', 배송완료로: 'parcels.write', 명세서: 'parcels.unmask' },
  ...{ '새 글': 'boards.write', '질문 추가': 'boards.write', 초안으로: publishing, '지금 공개': publishing },
  ...{ '새 팝업': 'displays.write', '다시 점검': 'malls.decide' },
  ...{ '사진 올리기': 'media.write', '파일 취소하기': 'sheets.write', '서식 추가': 'questions.write' },
  ...{ '상담 시작': 'contacts.write', '메모 남기기': 'contacts.write', '회원 화면 보기': 'lookAs.write' },
  ...{ '휴면 해제': 'members.write', '탈퇴 처리': 'members.write' },
  ...{ '요청 접수': 'members.write', '법정 보관 기록': 'members.write' },
  ...{ '명부 올리기': 'roster.write', '무결성 점검': 'records.read', '직원 초대': 'staff.invite' },
  ...{ '역할 주기': 'staff.write', '계정 멈추기': 'staffSessions.write', '계정 닫기': 'staffSessions.write' },
};

/** The calls of the office while a role looks around: pending ones, and refused ones. */
function watch(page: Page) {
  const faults: string[] = [];
  const underWay = new Set<object>();
  const isCall = (url: string) => url.includes('/api/v1/admin/');
  page.on('request', (request) => void (isCall(request.url()) && underWay.add(request)));
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  page.on('response', (response) => {
    if (isCall(response.url()) && response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return { faults, quiet: () => expect.poll(() => underWay.size).toBe(0) };
}

/** The texts of visible, enabled buttons, without printed keys. */
async function buttonsOf(page: Page): Promise<string[]> {
  const texts = await page
    .getByRole('main')
    .getByRole('button', { disabled: false })
    .evaluateAll((buttons) =>
      buttons.filter((button) => button.checkVisibility()).map((button) => button.textContent ?? ''),
    );
  const words = Object.keys(permissionOf);
  return texts.flatMap((text) =>
    words.filter((word) => text.startsWith(word) && /^[^가-힣]*$/.test(text.slice(word.length))),
  );
}

const seen = new Set<string>();

for (const role of roleCodes)
  test(`${role} has the menu of the table, each row of which opens, calls nothing that is refused and offers nothing it may not do`, async ({
    page,
    context,
  }) => {
    test.slow();
    const permissions: readonly Permission[] = roleTemplates[role];
    await signInAsStaff(context, role);
    const { faults, quiet } = watch(page);
    const replied = page.waitForResponse((response) => response.url().endsWith('/api/v1/admin/me'));
    await page.goto(officeOrigin);
    const me = ((await (await replied).json()) as { data: Me }).data;
    expect(me.permissions.toSorted()).toEqual(permissions.toSorted());
    const items = menuOf({ permissions, malls: me.malls.isAll ? 'all' : me.malls.first }).flatMap(
      (group) => group.items,
    );
    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    await expect(menu.getByRole('link').locator('span')).toHaveText(items.map(({ name }) => name));

    for (const { name, path } of items) {
      const left = await page.evaluateHandle(() => document.querySelector('main h1'));
      await menu.locator(`a[title="${name}"]`).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === path);
      // The old screen stays until the next one has been loaded.
      if (path !== '/') await page.waitForFunction((old) => old?.isConnected !== true, left);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await quiet();
      // Opens the first row, if there is one, to check the drawer too.
      await page.evaluate(() => document.querySelector<HTMLElement>('main tbody tr')?.click());
      await quiet();
      await expect(page.getByText(/볼 수 있는 내용이 없어요|불러오지 못했어요/), name).toHaveCount(0);
      const words = await buttonsOf(page);
      const may = (word: string) => [permissionOf[word] ?? []].flat().some((one) => permissions.includes(one));
      expect([name, words.filter((word) => !may(word))]).toEqual([name, []]);
      for (const word of words) seen.add(word);
    }
    expect(faults).toEqual([]);
    if (role === 'SUPER')
      for (const word of ['전화 주문', '새 글', '직원 초대', '탈퇴 처리']) expect([...seen]).toContain(word);
  });
