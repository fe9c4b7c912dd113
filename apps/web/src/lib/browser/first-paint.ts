import { isSignedIn } from '../session/token-store.ts';
import { isHidden } from './hidden-popups.ts';

const prerenderedPage = (): HTMLElement | null => document.getElementById('first-paint');

/** Whether the page is being prerendered, or still covered by the prerender. Then nothing is urgent. */
export const hasPrerender = (): boolean => typeof document === 'undefined' || prerenderedPage() !== null;

/**
 * Reduces the prerender (apps/api/src/pages/first-paint.ts) to what this visitor should see, and lets the page's scripts run once it is on
 * the screen: until then they only load, with lower priority than styles and pictures.
 */
export async function startFirstPaint(): Promise<void> {
  const prerendered = prerenderedPage();
  const visitor = isSignedIn() ? 'member' : 'anonymous';
  if (prerendered && keepFor(visitor, prerendered) && !document.hidden) await untilSeen();
  const waiting = document.querySelector<HTMLTemplateElement>('#waiting');
  if (waiting) document.head.append(waiting.content);
}

const mostUnseenMilliseconds = 3000;

/** Runs once anything of the page is on the screen; after a short time in any case, because a late page is better than a dead one. */
const untilSeen = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, mostUnseenMilliseconds);
  });

/** Whether anything is left. */
function keepFor(visitor: string, prerendered: HTMLElement): boolean {
  const own = prerendered.querySelector<HTMLElement>(`[data-visitor="${visitor}"]`);
  if (!own) {
    prerendered.remove();
    return false;
  }
  own.hidden = false;
  prerendered.replaceChildren(own);
  takeShutBanner(own);
  return true;
}

/** The banner is removed if the visitor has closed all of its popups; their texts come with the page itself. */
function takeShutBanner(page: HTMLElement): void {
  const popups = [...page.querySelectorAll<HTMLElement>('[data-popup]')];
  if (popups.every(({ dataset }) => isHidden(Number(dataset['popup'])))) popups[0]?.parentElement?.remove();
}

/** How long a page may take after its scripts have loaded, before it is shown unfinished. */
const mostUnfinishedMilliseconds = 5000;

/** Removes the prerender at the moment when the page itself is rendered. */
export function endFirstPaint(root: HTMLElement): void {
  const prerendered = prerenderedPage();
  if (!prerendered) return;
  // The fonts of the entrance pages have loaded already.
  if (isSignedIn()) void document.fonts.load('1em "Pretendard Variable"');
  // Before the next frame, so that exactly one of them is visible. Every page has a heading.
  const observer = new MutationObserver(() => {
    if (root.querySelector('h1')) end();
  });
  const end = () => {
    prerendered.remove();
    observer.disconnect();
  };
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(end, mostUnfinishedMilliseconds);
}
