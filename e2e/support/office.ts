import type { Page } from '@playwright/test';
import { mallOrigin, sandboxPort } from '../addresses.ts';

export const officeUrl = (path = '/'): string => `${mallOrigin('admin')}${path}`;
export const officePassword = 'Demo!Office2026';

/** The code that the app of one of the demo staff shows now, as the sandbox knows it. */
export async function codeOf(email: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${sandboxPort}/staff-codes/state`);
  const { staff } = (await reply.json()) as { staff: readonly { email: string; code: string }[] };
  const found = staff.find((one) => one.email === email);
  if (!found) throw new Error(`${email} is none of the demo staff`);
  return found.code;
}

/** Signs one of the demo staff in by password and code, at the address where they want to work. */
export async function signInToOffice(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(officeUrl(path));
  await page.getByLabel('회사 메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(officePassword);
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByRole('heading', { name: '본인이 맞는지 확인할게요' }).waitFor();
  await page.keyboard.type(await codeOf(email));
  await page.getByRole('navigation', { name: '주 메뉴' }).waitFor();
}
