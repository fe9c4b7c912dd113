import type { Device } from '@mall/contracts/codes';
import { patternOn, type ScreenTarget, screenPath } from './screens/screen-path.ts';
import { rowOf, type ScreenName, screenNames } from './screens/screens.ts';

/** What one site calls `from`, with everything below it, the other calls `to`. */
type Twin = { readonly from: string; readonly to: string };

/** My Shop's folder, for pages that are in it on neither site. */
const folders = { pc: 'myShop', mobile: 'myshop' } as const;

const twinsTo: Readonly<Record<Device, readonly Twin[]>> = { pc: twinsOn('pc'), mobile: twinsOn('mobile') };

/** R2.05: `/{mall}/…` → the same screen below `/m/{mall}/…`; query and fragment are preserved. */
export function toMobilePath(path: string): string {
  const { mallUrl, below, rest } = split(path);
  return join(['', 'm', mallUrl], swap(below, 'mobile'), rest);
}

/** R1.04, R2.05: `/m/{mall}/…` → the same screen of the desktop site; query and fragment are preserved. */
export function toDesktopPath(path: string): string {
  const { mallUrl, below, rest } = split(path.replace(/^\/+m(?=\/|$)/, ''));
  return join(['', mallUrl], swap(below, 'pc'), rest);
}

/** Every path that this device's site writes differently from the other site; the longest first. */
function twinsOn(device: Device): Twin[] {
  const twins = screenNames.flatMap((screen): Twin[] => {
    const from = fixedPart(patternOn(device === 'pc' ? 'mobile' : 'pc', screen));
    const to = fixedPart(patternOn(device, screen)) ?? elsewhere(screen, device);
    return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
  });
  const folder = { from: folders[device], to: folders[device === 'pc' ? 'mobile' : 'pc'] };
  return [...twins, folder].sort((one, other) => other.from.length - one.from.length);
}

function fixedPart(pattern: string | undefined): string | undefined {
  return pattern?.replace(/\/\$.*/, '');
}

function elsewhere(screen: ScreenName, device: Device): string | undefined {
  return rowOf(screen).elsewhere && screenPath({ screen } as ScreenTarget, device).slice(1);
}

function split(path: string) {
  const end = path.search(/[?#]/);
  const [mallUrl = '', ...below] = path
    .slice(0, end === -1 ? undefined : end)
    .split('/')
    .filter((segment) => segment !== '');
  return { mallUrl, below: below.join('/'), rest: end === -1 ? '' : path.slice(end) };
}

function swap(below: string, device: Device): string {
  const twin = twinsTo[device].find(({ from }) => below === from || below.startsWith(`${from}/`));
  return twin ? twin.to + below.slice(twin.from.length) : below;
}

function join(start: readonly string[], below: string, rest: string): string {
  const path = [...start, below].filter((part, index) => index === 0 || part !== '').join('/') || '/';
  // A twin with a query of its own keeps the requested query after it.
  return path + (path.includes('?') ? rest.replace(/^\?/, '&') : rest);
}
