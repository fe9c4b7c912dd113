import type { Locator } from '@playwright/test';

/** Leaves out what is inert, such as the slides that have not their turn: Playwright's roles do not know of it. */
export const reachable = (locator: Locator): Locator => locator.and(locator.page().locator(':not([inert], [inert] *)'));
