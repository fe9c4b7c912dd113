/** Runs in the page: the text spacing that readers may set (WCAG 1.4.12). */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: texts that a box partly hides, or that overflow their button. */
export function cutTexts(): string[] {
  const faults = new Set<string>();
  const nameOf = (box: Element, text: Node) =>
    `${box.localName}.${box.className} ${text.textContent?.trim().slice(0, 20)}`;
  // Ellipses, slides, and text only for screen readers.
  const isOnPurpose = (box: Element) => {
    const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(box);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none';
  };
  const look = (text: Node, { top, right, bottom }: DOMRect) => {
    // A badge overhangs its icon; a line of text has no edges of its own.
    let isOverhanging = false;
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX, overflowY, position } = getComputedStyle(box);
      if (isOnPurpose(box) || [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) return;
      const edge = box.getBoundingClientRect();
      const isBox = display !== 'inline' && edge.height > 0 && edge.height < 60;
      const isNamed = isBox && !isOverhanging && box.matches('button, label, a[href], [role="tab"]');
      isOverhanging ||= position === 'absolute';
      if (overflowY === 'visible' && !isNamed) continue;
      if (top < edge.top - 1 || bottom > edge.bottom + 1 || right > edge.right + 1) faults.add(nameOf(box, text));
    }
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.textContent?.trim() === '') continue;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('[inert]')) continue;
    range.selectNodeContents(text);
    look(text, range.getBoundingClientRect());
  }
  return [...faults];
}
