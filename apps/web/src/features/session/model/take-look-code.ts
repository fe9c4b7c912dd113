/** The code behind the # of the address, which then stands neither there nor in the browser's history; empty without one. */
export function takeLookCode(): string {
  const { hash, pathname } = window.location;
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname);
  return hash.slice(1);
}
