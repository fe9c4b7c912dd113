import type { Device, MallSalesType } from '@mall/contracts/codes';

/** A path below the mall on the device's site: (`familyshop`, `mobile`, `/home`) → `/m/familyshop/home`. */
export const mallPath = (mallUrl: string, device: Device, path = ''): string =>
  `${device === 'mobile' ? '/m' : ''}/${mallUrl}${path}`;

/** R2.01: the first page of a mall on a device. */
export function landingPath(mallUrl: string, device: Device, salesType?: MallSalesType): string {
  if (salesType === 'UPLOAD') return mallPath(mallUrl, device, '/upload');
  return mallPath(mallUrl, device, device === 'mobile' ? '/intro' : '/home');
}

/** R2.07: the login page that leads back to the previous page. */
export const loginPath = (mallUrl: string, device: Device, original: string): string =>
  `${mallPath(mallUrl, device, '/login')}?redirect=${encodeURIComponent(original)}`;

/** Where sign-in may lead: a path of this mall on this site other than the login page; anything else is dropped. */
export function safeRedirectTarget(redirect: string | undefined, mallUrl: string): string | undefined {
  // Browsers read a backslash as a slash and skip control characters, which would turn a path into another host.
  if (!redirect || /[\\\s\p{Cc}]/u.test(redirect)) return undefined;
  const [start, ...segments] = (redirect.split(/[?#]/)[0] ?? '').split('/');
  const [first, second] = segments[0] === 'm' ? segments.slice(1) : segments;
  if (start !== '' || first !== mallUrl || second === 'login') return undefined;
  return segments.some(leadsElsewhere) ? undefined : redirect;
}

// Empty, `.` and `..` segments, also percent-encoded.
const leadsElsewhere = (segment: string, index: number, all: readonly string[]): boolean =>
  (segment === '' && index < all.length - 1) || /^(\.|%2e){1,2}$/i.test(segment);
