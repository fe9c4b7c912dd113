/**
 * Runs in the page: the controls of which less than 40 px from top to bottom respond to a click, however large they look
 * (4 px less than a target's 44, for neighbours that share the space between them).
 */
export function smallTargets(): string[] {
  const reach = 20;
  const small: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button:enabled, select')) {
    const isInText = getComputedStyle(control).display === 'inline';
    if (isInText || control.closest('[inert]') || control.getBoundingClientRect().height < 2) continue;
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const box = control.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const isHit = (dy: number) => control.contains(document.elementFromPoint(x, y + dy));
    // A control covered by another layer cannot be clicked at present.
    if (!isHit(0) || (isHit(1 - reach) && isHit(reach - 1))) continue;
    small.push(control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30) ?? control.tagName);
  }
  return small;
}
