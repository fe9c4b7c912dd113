declare global {
  interface Window {
    /** Layout shifts since the page was opened: how far, and which part of the page. */
    shifts?: { value: number; parts: string[] }[];
  }
}

/** Runs in every page before its own code: notes each layout shift that no click has caused. */
export function watchShifts(): void {
  const shifts: NonNullable<Window['shifts']> = [];
  window.shifts = shifts;
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node | null }[] };
  const nameOf = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName}.${element.className}` : 'something that is gone';
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) shifts.push({ value, parts: sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: navigates to another one, as by a click on a link. */
export function goToWithoutLoading(href: string): void {
  history.pushState({}, '', href);
}

/** Runs in the page: what a reader would see of it. */
export function readPage() {
  const main = document.querySelector('main') ?? document.body;
  const shown = (text: string) => main.textContent?.includes(text) ?? false;
  return {
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    isEmpty: (main.textContent ?? '').trim() === '',
    isNotFound: shown('찾으시는 페이지가 없어요'),
    isBroken: shown('내용을 불러오지 못했어요') || shown('문제가 생겼어요'),
    title: document.title,
    shift: window.shifts?.reduce((sum, { value }) => sum + value, 0) ?? 0,
    shiftedParts: [...new Set(window.shifts?.flatMap(({ parts }) => parts))],
    brokenPictures: [...document.images]
      .filter((picture) => picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '')
      .map((picture) => picture.currentSrc),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => link.href),
  };
}

/**
 * Runs in the page: which parts overflow a window of this width, even if a phone's frame clips them, so that the page is not
 * wider because of them; and how wide the page is. Empty when everything fits.
 */
export async function partsBeyond(width: number): Promise<string[]> {
  const { documentElement: root } = document;
  // A scroll bar reduces it; and on a phone, wide content increases the page's own width.
  const edge = () => Math.min(width, root.clientWidth);
  // Content beyond the edge is fine in a scrolling box, and in one that hides overflow for slides or trimmed pictures; a clipping frame is neither.
  // The root does not count: it scrolls vertically, and so the browser reports that it scrolls both ways.
  const isHeld = ({ parentElement: box }: Element): boolean =>
    box !== null &&
    box !== root &&
    (['auto', 'scroll', 'hidden'].includes(getComputedStyle(box).overflowX) || isHeld(box));
  const beyond = () =>
    [...document.querySelectorAll('body *')].filter((part) => {
      const { right, width } = part.getBoundingClientRect();
      return width > 0 && right > edge() + 1 && part.checkVisibility({ visibilityProperty: true }) && !isHeld(part);
    });
  const isWithin = () => root.scrollWidth <= edge() && beyond().length === 0;
  // Waits until the new width is rendered, including the effect of style sheets and of the page's own measuring.
  for (let frame = 0; frame < 2 || (frame < 30 && !isWithin()); frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  if (isWithin()) return [];
  const names = beyond().map((part) => `${part.localName}.${part.className} ${part.textContent?.slice(0, 20)}`);
  return [`${root.scrollWidth} px`, ...names.slice(0, 4)];
}
