import { me, pageOf, today } from './invented.ts';

const really = window.fetch.bind(window);
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': '9f21c0de' },
  });
const ok = (data: unknown) => json({ code: '0000', message: '', data });

/** Answers the showcase's calls in the page itself; `?slow=` and `?fails=` show what waiting and failing look like. */
export function fakeServer(): void {
  const options = new URLSearchParams(location.search);
  window.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    if (!url.pathname.startsWith('/api/v1/admin/')) return really(input, init);
    if (url.pathname.endsWith('/me')) return ok(me);
    if (url.pathname.endsWith('/today')) return ok(today);
    await new Promise((resolve) => setTimeout(resolve, Number(options.get('slow') ?? 20)));
    if (options.has('fails'))
      return json({ code: '5030', message: '서버가 잠깐 바빠요. 잠시 뒤에 다시 시도해 주세요.' }, 503);
    if (url.pathname.endsWith('/prepare')) {
      const isRefused = url.pathname.includes('874');
      return isRefused ? json({ code: '4094', message: '이미 취소된 주문이에요.' }, 409) : ok(null);
    }
    return ok(pageOf(Object.fromEntries(url.searchParams)));
  };
}
