import { afterEach, expect, test, vi } from 'vitest';
import { proveByRecaptcha } from './prove-by-recaptcha.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Google's script, as far as the page uses it: it responds at once with the token of the rendered widget. */
function stubGoogle() {
  const rendered: { sitekey: string; size: string; badge: string; callback: (token: string) => void }[] = [];
  const grecaptcha = {
    ready: (act: () => void) => act(),
    render: (_place: unknown, options: (typeof rendered)[number]) => rendered.push(options) - 1,
    execute: (widget: number) => rendered[widget]?.callback('token'),
    reset: () => undefined,
  };
  const script = { src: '', onload: () => undefined };
  const document = {
    createElement: () => script,
    head: { append: () => script.onload() },
    body: { appendChild: () => ({}) },
  };
  vi.stubGlobal('window', { grecaptcha });
  vi.stubGlobal('document', document);
  return { rendered, script };
}

// R9.13
test('the human check is invisible, in Korean, at the bottom right, with the public site key', async () => {
  const { rendered, script } = stubGoogle();
  expect(await proveByRecaptcha('public-key')).toBe('token');
  expect(new URL(script.src).searchParams.get('hl')).toBe('ko');
  expect(rendered).toMatchObject([{ sitekey: 'public-key', size: 'invisible', badge: 'bottomright' }]);
});
