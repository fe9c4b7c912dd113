/** R6.01: the partner's look-up of members, in a window without access to this one. */
export function openLookup(url: string): void {
  window.open(url, 'memberLookup', 'popup,width=1024,height=768,noopener');
}
