import type { Device, MallSalesType } from '@mall/contracts/codes';
import { allowedDomainOf, isMallUrl, outsideSegments } from './mall-validity.ts';

/** A path below the mall on the device's site: (`familyshop`, `mobile`, `/home`) → `/m/familyshop/home`. */
export const mallPath = (mallUrl: string, device: Device, path = ''): string =>
  `${device === 'mobile' ? '/m' : ''}/${mallUrl}${path}`;

/** R2.01: where a mall begins on a device. */
export function landingPath(mallUrl: string, device: Device, salesType?: MallSalesType): string {
  if (salesType === 'UPLOAD') return mallPath(mallUrl, device, '/upload');
  return mallPath(mallUrl, device, device === 'mobile' ? '/intro' : '/home');
}

/** R2.05: the same page of the desktop site. */
export const toDesktopPath = (path: string): string => path.replace(/^\/m(?=\/|$)/, '') || '/';

type PageRequest = {
  /** Without port, lower case. */
  readonly hostname: string;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  readonly device: Device;
  readonly allowedDomains: readonly string[];
  readonly defaultMallUrl: string;
  /** The sales type of the mall of that address; undefined when there is no such mall. */
  readonly salesTypeOf: (mallUrl: string) => MallSalesType | undefined;
};
/** Where a page request is sent instead; a host only when it differs from the one asked. */
export type PageRedirect = { readonly hostname?: string; readonly location: string };

/** The landing and device redirects of the server (R2.02–R2.06); undefined when the page may be shown as asked. */
export function redirectOf(request: PageRequest): PageRedirect | undefined {
  const domain = allowedDomainOf(request.hostname, request.allowedDomains);
  if (domain === undefined || outsideSegments.includes(segmentsOf(request.path)[0] ?? '')) return undefined;
  if (request.hostname === domain) return toMallHost(request, domain);
  const location = pagePath(request, request.hostname.split('.')[0] ?? '');
  return location === request.path ? undefined : { location: location + request.query };
}

/** decisions 1: the bare domain goes to the host of the mall it names, else of the default mall. */
function toMallHost(request: PageRequest, domain: string): PageRedirect {
  const [first, second] = segmentsOf(request.path);
  const named = first === 'm' ? second : first;
  const isNamed = named !== undefined && isMallUrl(named) && request.salesTypeOf(named) !== undefined;
  const mallUrl = isNamed ? named : request.defaultMallUrl;
  const path = isNamed ? request.path : '/';
  return { hostname: `${mallUrl}.${domain}`, location: pagePath({ ...request, path }, mallUrl) + request.query };
}

function pagePath({ path, device, salesTypeOf }: PageRequest, mallUrl: string): string {
  const segments = segmentsOf(path);
  if (segments.length === 0) return landingPath(mallUrl, device, salesTypeOf(mallUrl));
  const [first = '', second] = segments;
  if (first === 'm') {
    // A desktop browser on a mobile path gets the page, which speaks to the visitor first (R1.04).
    return segments.length === 2 && second && salesTypeOf(second) !== undefined
      ? landingPath(second, 'mobile', salesTypeOf(second))
      : path;
  }
  if (salesTypeOf(first) === undefined) return path;
  if (segments.length === 1) return landingPath(first, device, salesTypeOf(first));
  return device === 'mobile' ? `/m${path}` : path;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** R2.07: the login page that leads back to where one was. */
export const loginPath = (mallUrl: string, device: Device, original: string): string =>
  `${mallPath(mallUrl, device, '/login')}?redirect=${encodeURIComponent(original)}`;

/** Where sign-in may lead: a path of this mall on this site; anything else, such as `//evil.example`, is dropped. */
export function safeRedirectTarget(redirect: string | undefined, mallUrl: string): string | undefined {
  if (!redirect?.startsWith('/') || /[\\\s]|^\/\//.test(redirect)) return undefined;
  const [first, second] = segmentsOf(redirect.split(/[?#]/)[0] ?? '');
  return (first === 'm' ? second : first) === mallUrl ? redirect : undefined;
}
