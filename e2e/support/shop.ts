import { randomInt } from 'node:crypto';
import { type ScreenTarget, screenPath } from '@mall/domain/screens/screen-path';
import type { APIResponse, Page } from '@playwright/test';
import { mallOrigin, port } from '../addresses.ts';
import { demoPassword, type MallUrl, malls } from './malls.ts';

export type Tokens = { readonly accessToken: string; readonly refreshToken: string };
type Visit = { readonly mall?: MallUrl; readonly isMobile?: boolean };

/**
 * A preview frame of the office that is closed while it loads aborts its calls, which is not an error; the office's own errors
 * have another name.
 */
const isOfClosedPreview = (page: Page, message: string): boolean =>
  page.url().startsWith(mallOrigin('admin')) && message.startsWith('ApiError');

/** A visitor's way around the malls, on the device of the test's project. */
export class Shop {
  readonly consoleErrors: string[] = [];
  readonly #page: Page;
  readonly isMobile: boolean;
  #allowsRefusals = false;

  constructor(page: Page, isMobile: boolean) {
    this.#page = page;
    this.isMobile = isMobile;
    page.on('pageerror', ({ message }) => {
      if (!isOfClosedPreview(page, message)) this.consoleErrors.push(message);
    });
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() !== 'error' || isOfClosedPreview(page, text)) return;
      const isRefusal = text.startsWith('Failed to load resource');
      if (!(isRefusal && this.#allowsRefusals)) this.consoleErrors.push(text);
    });
  }

  /** For tests in which the server refuses on purpose: browsers report each refusal in the console. */
  allowRefusals(): void {
    this.#allowsRefusals = true;
  }

  /** For tests in which the page itself fails: returns the errors so far, which then no longer fail the test. */
  takeConsoleErrors(): string[] {
    return this.consoleErrors.splice(0);
  }

  /** A path below the mall as an address of this device's site: `home` → `/m/familyshop/home`. */
  path(path: string, { mall = 'familyshop', isMobile = this.isMobile }: Visit = {}): string {
    return `${isMobile ? '/m' : ''}/${mall}${path && `/${path}`}`;
  }

  /** A screen's path below the mall on this device's site, as `open` and `url` take it. */
  at(target: ScreenTarget): string {
    return screenPath(target, this.isMobile ? 'mobile' : 'pc').slice(1);
  }

  url(path: string, visit: Visit = {}): string {
    return mallOrigin(visit.mall ?? 'familyshop') + this.path(path, visit);
  }

  async open(path: string, visit: Visit = {}): Promise<void> {
    await this.#page.goto(this.url(path, visit));
    await this.untilAlive();
  }

  /** Waits until the prerendered page has been replaced by the page itself. */
  async untilAlive(): Promise<void> {
    await this.#page.locator('#first-paint').waitFor({ state: 'detached' });
  }

  /** Gives this visitor a new address: failed sign-ins are counted by address (see e2e/server.ts). */
  async comeFromElsewhere(): Promise<void> {
    const part = () => randomInt(1, 255);
    await this.#page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` });
  }

  /** Fills in the login form of the open page and sends it. */
  async submitLogin(id: string, password: string = demoPassword): Promise<void> {
    await this.#page.getByLabel('아이디', { exact: true }).fill(id);
    await this.#page.getByLabel('비밀번호', { exact: true }).fill(password);
    await this.#page.getByRole('button', { name: '로그인', exact: true }).click();
  }

  /** Signs in through the API and hands the tokens to the browser; the next page opened is a member's. */
  async signIn({ mall = 'familyshop', id = 'demo' }: { mall?: MallUrl; id?: string } = {}): Promise<Tokens> {
    const reply = await this.#postCredentials(mall, id, demoPassword);
    const tokens: Tokens = (await reply.json()).data;
    await this.#holdDeviceKey(reply, mall);
    await this.holdTokens(tokens, mall);
    return tokens;
  }

  /** The cookie that the session is bound to: the API was called at another host than the pages. */
  async #holdDeviceKey(reply: APIResponse, mall: MallUrl): Promise<void> {
    const [name = '', value = ''] = (reply.headers()['set-cookie'] ?? '').split(/[=;]/, 2);
    const cookie = { name, value, url: mallOrigin(mall), httpOnly: true, sameSite: 'Strict' } as const;
    await this.#page.context().addCookies([cookie]);
  }

  /** Sends a wrong password from the address of this visitor. */
  async failToSignIn(id: string): Promise<void> {
    await this.#postCredentials('familyshop', id, 'Wrong!2026');
  }

  #postCredentials(mall: MallUrl, id: string, password: string): Promise<APIResponse> {
    return this.#page.request.post(`http://127.0.0.1:${port}/api/v1/mall/auth/sign-in`, {
      headers: { host: `${mall}.localhost:${port}` },
      data: { id, password, mallId: malls[mall].mallId },
    });
  }

  /** Stores tokens in the browser once; later changes by the page are kept. */
  async holdTokens(tokens: Tokens, mall: MallUrl = 'familyshop'): Promise<void> {
    await this.#page.addInitScript(
      ({ accessToken, refreshToken, origin }) => {
        if (location.origin !== origin || sessionStorage.getItem('test.signedIn')) return;
        sessionStorage.setItem('test.signedIn', 'yes');
        localStorage.setItem('mall.accessToken', accessToken);
        localStorage.setItem('mall.refreshToken', refreshToken);
      },
      { ...tokens, origin: mallOrigin(mall) },
    );
  }

  /** Changes the tokens while the page is open, as another tab would. */
  async replaceTokens(tokens: Tokens): Promise<void> {
    await this.#page.evaluate(({ accessToken, refreshToken }) => {
      localStorage.setItem('mall.accessToken', accessToken);
      localStorage.setItem('mall.refreshToken', refreshToken);
    }, tokens);
  }

  /** The tokens that the browser holds now. */
  async tokens(): Promise<Partial<Tokens>> {
    return this.#page.evaluate(() => ({
      ...(localStorage.getItem('mall.accessToken') && { accessToken: localStorage.getItem('mall.accessToken') ?? '' }),
      ...(localStorage.getItem('mall.refreshToken') && {
        refreshToken: localStorage.getItem('mall.refreshToken') ?? '',
      }),
    }));
  }
}
