// Runs before the shop's own scripts in a page that staff have opened as a preview (`?preview=`): every call carries the token, the tab
// keeps nothing beyond itself, and the address keeps the token through the pages that follow.
{
  const { token, asOf, endsAt, term } = document.currentScript.dataset;
  const [code, day] = term?.split(' ') ?? [];
  const keep = (name, value) => sessionStorage.setItem(name, value);
  try {
    keep('mall.look', JSON.stringify({ staffName: '', asOf, endsAt, ...(term && { term: { code, day } }) }));
    keep('mall.accessToken', token);
    keep('mall.refreshToken', 'none');
  } catch {
    // A browser that blocks storage shows what visitors see.
  }
  // The mobile site stands in a frame of a desktop here, and is what one wants to see.
  if (location.pathname.startsWith('/m/')) Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' });
  const send = window.fetch;
  window.fetch = (address, options) =>
    send(address, { ...options, headers: { ...options?.headers, 'x-preview': token } });
  for (const name of ['pushState', 'replaceState']) {
    const go = history[name];
    history[name] = function withToken(state, title, address) {
      const next = new URL(address ?? location.href, location.href);
      next.searchParams.set('preview', token);
      return go.call(history, state, title, next.href);
    };
  }
}
