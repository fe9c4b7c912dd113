/** Runs in the page, with forced colours: selected items whose state is not visible with these colours. */
export function unmarkedChoices(): string[] {
  const pressed = ['pressed', 'selected', 'checked'].map((state) => `[aria-${state}="true"]`);
  const chosen = ['input:checked', ...pressed, '[aria-current]:not([aria-current="false"])'].join();
  const isMarked = (part: Element) => {
    const { outlineStyle, outlineColor, appearance, borderTopWidth } = getComputedStyle(part);
    if (outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)') return true;
    // A field's own tick, a ring as thick as a dot, a drawn tick.
    if (part.matches('input')) return appearance !== 'none' || Number.parseFloat(borderTopWidth) > 4;
    return part.localName === 'svg' && part.checkVisibility({ visibilityProperty: true });
  };
  const faceOf = (part: Element) => (part.matches('input') ? (part.closest('label') ?? part) : part);
  return [...document.querySelectorAll(chosen)]
    .filter((part) => !part.closest('[inert]') && faceOf(part).checkVisibility({ visibilityProperty: true }))
    .filter((part) => {
      const face = faceOf(part);
      const shown = [face, ...face.querySelectorAll('*')].filter((each) => getComputedStyle(each).opacity !== '0');
      return !shown.some(isMarked);
    })
    .map(
      (part) =>
        `${part.localName}.${part.className || faceOf(part).className} ${faceOf(part).textContent?.slice(0, 20)}`,
    );
}

/** Runs in the page, with forced colours: controls that become invisible. */
export function unseenControls(): string[] {
  const isDrawn = (part: Element) => {
    const { borderTopWidth, opacity, appearance, forcedColorAdjust } = getComputedStyle(part);
    const before = getComputedStyle(part, '::before').forcedColorAdjust;
    if (opacity === '0') return false;
    // A colour that is itself the information, or the thumb of a slider, which no selector of the page matches.
    if (forcedColorAdjust === 'none' || before === 'none' || part.matches('svg, img, canvas, [type="range"]'))
      return true;
    return (part.matches('input') && appearance !== 'none') || Number.parseFloat(borderTopWidth) > 0;
  };
  const ownText = (part: Element) =>
    [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  // Elements only for screen readers are a pixel wide.
  const hasText = (face: Element) =>
    [face, ...face.querySelectorAll('*')].some((part) => ownText(part) && part.getBoundingClientRect().width > 2);
  return (
    [...document.querySelectorAll('button, a[href], input, select, textarea, [role="tab"], [role="switch"]')]
      // The box of a field is that of its label or its parent.
      .map((part) =>
        part.matches('input, textarea, select') ? (part.closest('label') ?? part.parentElement ?? part) : part,
      )
      .filter(
        (face) => !face.closest('[inert]') && face.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((face) => !hasText(face) && ![face, ...face.querySelectorAll('*')].some(isDrawn))
      .map((face) => `${face.localName}.${face.className} ${face.getAttribute('aria-label') ?? ''}`)
  );
}

/** Runs in the page, with forced colours: kinds of controls that look the same with and without focus. */
export function unseenFocus(): string[] {
  const look = (part: Element | null | undefined) => {
    if (!part) return '';
    const { outlineStyle, outlineWidth, outlineColor, borderTopWidth, opacity, clipPath } = getComputedStyle(part);
    const outline = outlineStyle === 'none' ? '' : outlineStyle + outlineWidth + outlineColor;
    return [outline, borderTopWidth, opacity, clipPath].join();
  };
  const around = (part: Element) =>
    [part, part.nextElementSibling, part.parentElement, part.parentElement?.parentElement, part.closest('label')]
      .map(look)
      .join(';');
  const kinds = new Map<string, HTMLElement>();
  for (const part of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex="0"]',
  )) {
    if (
      part.closest('[inert]') ||
      part.matches(':disabled, [tabindex="-1"]') ||
      !part.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const kind = `${part.localName}.${part.className}<${part.parentElement?.className}`;
    if (!kinds.has(kind)) kinds.set(kind, part);
  }
  return [...kinds].flatMap(([kind, part]) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = around(part);
    part.focus({ preventScroll: true });
    return document.activeElement === part && around(part) === before ? [kind] : [];
  });
}
