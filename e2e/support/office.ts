import type { Page } from '@playwright/test';
import { staffCode } from '../../scripts/lib/demo-staff/staff-code.ts';
import { mallOrigin, sandboxPort } from '../addresses.ts';

export const officeUrl = (path = '/'): string => `${mallOrigin('admin')}${path}`;
export const officePassword = 'Demo!Office2026';

export const codeOf = (email: string): Promise<string> => staffCode(sandboxPort, email);

/** Signs in one of the demo staff by password and code, at the requested address. */
export async function signInToOffice(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(officeUrl(path));
  await page.getByLabel('회사 메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(officePassword);
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByRole('heading', { name: '본인이 맞는지 확인할게요' }).waitFor();
  await page.keyboard.type(await codeOf(email));
  await page.getByRole('navigation', { name: '주 메뉴' }).waitFor();
}
