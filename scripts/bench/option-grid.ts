import { type Browser, chromium, type Page } from '@playwright/test';
import { provideChromium } from '../lib/chromium.ts';
import { staffCode } from '../lib/demo-staff/staff-code.ts';
import { onStop } from '../lib/lifetime.ts';
import { percentile } from './percentile.ts';

const optionCount = 1_000;
const presses = 200;
/** The shortest event that a browser reports; a shorter one counts as this. */
const shortest = 16;

/**
 * From a key press to the paint that shows it, as the browser itself measures it, in an option grid of a thousand rows: letters
 * within a cell, and arrows from row to row. Nothing is saved.
 */
export async function printOptionGrid(port: number): Promise<void> {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  onStop(() => browser.close());
  const page = await openOptions(browser, port);
  console.log(`${presses} presses of each key in ${optionCount} options, from the press to the paint`);
  await page.keyboard.press('Enter');
  print('letters', await measure(page, (press) => (press % 20 === 19 ? 'Backspace' : 'a')));
  await page.keyboard.press('Enter');
  print('arrows', await measure(page, (press) => (press < presses / 2 ? 'ArrowUp' : 'ArrowDown')));
}

async function openOptions(browser: Browser, port: number): Promise<Page> {
  const page = await browser.newPage({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  const email = 'md@office.test';
  await page.goto(`http://admin.localhost:${port}/products`);
  await page.getByLabel('회사 메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill('Demo!Office2026');
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByRole('heading', { name: '본인이 맞는지 확인할게요' }).waitFor();
  // The sandbox's port is the mall's plus this.
  await page.keyboard.type(await staffCode(port + 10_000, email));
  await page.getByRole('navigation', { name: '주 메뉴' }).waitFor();
  await page.goto(`http://admin.localhost:${port}/products/${await page.evaluate<string>(firstGoods)}`);
  await page.getByRole('button', { name: '줄 추가' }).click();
  await page.evaluate(paste);
  await page.locator(`[role=grid][aria-rowcount="${optionCount + 1}"]`).waitFor();
  await page.keyboard.press('ControlOrMeta+ArrowDown');
  return page;
}

async function measure(page: Page, keyOf: (press: number) => string): Promise<number[]> {
  await page.evaluate(listen);
  for (let press = 0; press < presses; press += 1) await page.keyboard.press(keyOf(press));
  const heard = await page.evaluate<number[]>(heardUntilIdle);
  return [...heard, ...Array.from({ length: Math.max(0, presses - heard.length) }, () => shortest)];
}

function print(name: string, times: readonly number[]): void {
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => percentile(times, share));
  console.log(`  ${name}: p50 ${p50} ms, p95 ${p95} ms, at most ${most} ms`);
}

// Text, because scripts are type-checked without the DOM.
const firstGoods = `fetch('/api/v1/admin/products?kind=is%3Agoods&state=is%3AGD00403', { headers: { 'x-office': '1' } })
  .then((reply) => reply.json()).then(({ data }) => data.rows[0].productNo)`;
const paste = `(() => {
  const grid = document.querySelector('[role=grid][aria-label="옵션"]');
  const missing = ${optionCount} - (Number(grid.getAttribute('aria-rowcount')) - 2);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', Array.from({ length: missing }, (_, at) => '올리브\\t708238\\t사이즈 ' + at + '\\t1,500원').join('\\n'));
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
})()`;
const listen = `(() => {
  window.heard = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') window.heard.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: ${shortest} });
})()`;
const heardUntilIdle = `new Promise((resolve) => setTimeout(() => requestIdleCallback(() => resolve(window.heard)), 500))`;
