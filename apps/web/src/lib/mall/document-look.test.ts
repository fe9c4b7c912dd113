import { afterEach, expect, test, vi } from 'vitest';
import { applyMallLook } from './document-look.ts';

const page = { title: '', documentElement: { dataset: {} as Record<string, string> } };

afterEach(() => {
  vi.unstubAllGlobals();
});

// R1.08
test('the page’s title is the mall’s, and the default brand’s where a mall has none or there is no mall', () => {
  vi.stubGlobal('document', page);
  applyMallLook({ title: '한울복지몰', style: 'B' });
  expect(page).toEqual({ title: '한울복지몰', documentElement: { dataset: { theme: 'B' } } });
  applyMallLook({ title: '', style: 'C' });
  expect(page.title).toBe('패밀리샵');
  applyMallLook({ title: '한울복지몰', style: 'B' });
  applyMallLook(null);
  expect(page).toEqual({ title: '패밀리샵', documentElement: { dataset: {} } });
});
