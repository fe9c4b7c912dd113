import type { Frame, Page, Request } from '@playwright/test';

/** Runs in the page: navigates as by a click on a link, until the open document shows the new page. */
async function goUntilShown(href: string): Promise<void> {
  const { promise: changed, resolve } = Promise.withResolvers<void>();
  const observer = new MutationObserver(() => resolve());
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  history.pushState({}, '', href);
  await changed;
  observer.disconnect();
}

/** Runs in the page: waits until the next frame is rendered with its fonts, and the page is idle. */
async function untilIdle(): Promise<void> {
  const rendered = document.fonts.ready.then(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  // A window that has just been resized may get no frame any more; fonts being loaded are pending requests, too.
  await Promise.race([rendered, new Promise((resolve) => setTimeout(resolve, 1000))]);
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
}

/** The first request of a frame may come before the frame does. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}

/** Goes from page to page as a reader who follows links: loaded code, fonts and axe stay. */
export class Moving {
  readonly #page: Page;
  readonly #pending = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
    // Requests of a frame that was removed with its screen never end.
    page.on('framedetached', (frame) => {
      for (const request of this.#pending) if (frameOf(request) === frame) this.#pending.delete(request);
    });
  }

  /** To another page of the same site. */
  async to(href: string): Promise<void> {
    await this.#page.evaluate(goUntilShown, href);
    await this.settle();
  }

  /** Waits until the page has its heading, no pending request for a moment and is idle. */
  async settle(): Promise<void> {
    await this.#page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached' })
      .catch(() => undefined);
    let quiet = 0;
    for (let turn = 0; quiet < 3 && turn < 300; turn += 1) {
      await this.#page.evaluate(untilIdle);
      quiet = this.#pending.size === 0 ? quiet + 1 : 0;
    }
  }
}
