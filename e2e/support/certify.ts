import type { Page } from '@playwright/test';

/** The person whom the certification service certifies. */
export type Person = { readonly name: string; readonly birthDay: string; readonly phone: string };

const practiceCode = '123456';

/** Goes through the phone certification that the page's button begins: in a new window, on a phone on the same page. */
export async function certify(page: Page, isMobile: boolean, person: Person): Promise<void> {
  const click = () => page.getByRole('button', { name: '휴대폰으로 본인인증' }).click();
  if (isMobile) {
    await click();
    await fillIn(page, person);
    return;
  }
  const [window] = await Promise.all([page.waitForEvent('popup'), click()]);
  await fillIn(window, person);
}

async function fillIn(window: Page, { name, birthDay, phone }: Person): Promise<void> {
  await window.getByLabel('이름').fill(name);
  await window.getByLabel('생년월일').fill(birthDay);
  await window.getByLabel('휴대폰 번호').fill(phone);
  await window.getByLabel('인증번호').fill(practiceCode);
  await window.getByRole('button', { name: '인증하기' }).click();
  await window.getByRole('button', { name: '확인', exact: true }).click();
}
