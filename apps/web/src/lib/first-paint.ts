/** Takes away what the server has drawn of the page (apps/api/src/pages/first-paint.ts), in the moment the page itself stands there. */
export function endFirstPaint(root: HTMLElement): void {
  const drawn = document.getElementById('first-paint');
  if (!drawn) return;
  // Before the next frame, so neither both are seen nor none. Whatever page it has become in the end has a heading.
  const observer = new MutationObserver(() => {
    if (!root.querySelector('h1')) return;
    drawn.remove();
    observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
}
