declare global {
  interface Window {
    /** What has moved under the reader's eyes since the page was opened: how far, and which part of the page. */
    shifts?: { value: number; parts: string[] }[];
  }
}

/** Runs in every page before its own code: notes each layout shift that nobody's press has caused. */
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

/** Runs in the page: to another one, as by the press of a link. */
export function goToWithoutLoading(href: string): void {
  history.pushState({}, '', href);
}

/** Runs in the page: until the next frame is drawn, with its letters, and nothing is left to do at once. */
export async function untilIdle(): Promise<void> {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
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

/** Runs in the page: how wide it is, and which parts stick out of a window of this width; nothing where none does. */
export async function partsBeyond(width: number): Promise<string[]> {
  const { documentElement: root } = document;
  // A scroll bar takes from it; and on a phone what is too wide makes the page's own width larger.
  const edge = () => Math.min(width, root.clientWidth);
  // Another width is drawn by then, with what the style sheets and the page's own measuring make of it.
  for (let frame = 0; frame < 2 || (frame < 30 && root.scrollWidth > edge()); frame += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  const { scrollWidth } = root;
  if (scrollWidth <= edge()) return [];
  const isClipped = ({ parentElement }: Element): boolean =>
    parentElement !== null && (getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement));
  const beyond = [...document.querySelectorAll('body *')].filter((part) => {
    const { right, width } = part.getBoundingClientRect();
    return width > 0 && right > edge() + 1 && !isClipped(part);
  });
  const names = beyond.slice(0, 4).map((part) => `${part.localName}.${part.className}`);
  return [`${scrollWidth} px`, ...names];
}
