import type { Locator } from '@playwright/test';

/** Leaves out inert elements, such as hidden slides: Playwright's roles ignore the attribute. */
export const reachable = (locator: Locator): Locator => locator.and(locator.page().locator(':not([inert], [inert] *)'));
