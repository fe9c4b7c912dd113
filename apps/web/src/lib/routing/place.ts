import type { Device } from '@mall/contracts/codes';
import { deviceOfPath } from '@mall/domain/device';

/** The parts of an address: the site, the mall, and the path inside the mall. */
export type Place = { device: Device; mallUrl: string; path: string };

export function placeOf(pathname: string): Place {
  const device = deviceOfPath(pathname);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [mallUrl = '', ...rest] = device === 'mobile' ? segments.slice(1) : segments;
  return { device, mallUrl, path: `/${rest.join('/')}` };
}

/** A mall's host begins with its URL name, unless the page says that the host is the mall's own. */
export const mallUrlOfHost = (): string =>
  document.documentElement.dataset['mall'] ?? location.host.split('.')[0] ?? '';
