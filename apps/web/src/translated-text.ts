/**
 * A browser that translates a page replaces its text nodes by `<font>` elements. React continues to write to the removed nodes, so sums and
 * counts would stay as they were when the page was translated. As soon as such a node is written to, this puts it back; the browser then
 * translates it again. Remove it when React handles such elements itself.
 */
export function keepTranslatedTextCurrent(root: Node): void {
  const standIns = new WeakMap<Node, ChildNode>();
  const written = new MutationObserver((records) => {
    for (const { target } of records) standIns.get(target)?.replaceWith(target);
  });
  const replaced = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      const text = [...removedNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      if (!standIn || !text) continue;
      standIns.set(text, standIn as ChildNode);
      written.observe(text, { characterData: true });
    }
  });
  replaced.observe(root, { childList: true, subtree: true });
}
