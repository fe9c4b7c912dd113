import { afterEach, expect, test, vi } from 'vitest';
import { openOtherSite } from './other-site.ts';

afterEach(() => vi.unstubAllGlobals());

function visit(pathname: string, shown = pathname, preload = false) {
  const reload = vi.fn();
  vi.stubGlobal('window', { location: { pathname: shown, reload } });
  return { reload, opened: openOtherSite({ context: { site: 'mobile' }, location: { pathname }, preload }) };
}

test('an address of the other site loads a new document, and the current page does nothing more', async () => {
  const { reload, opened } = visit('/familyshop/home');
  const isDone = vi.fn();
  opened?.then(isDone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(isDone).not.toHaveBeenCalled();
});

test('an address of this site, and one that is only preloaded, load no new document', () => {
  expect(visit('/m/familyshop/home').opened).toBeUndefined();
  expect(visit('/familyshop/home', '/m/familyshop', true).opened).toBeUndefined();
});

test('an address that server and router read differently does not reload without end', async () => {
  const { reload, opened } = visit('/familyshop', '/m/familyshop');
  await opened;
  expect(reload).not.toHaveBeenCalled();
});
