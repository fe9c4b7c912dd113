import type { Device, MallSalesType } from '@mall/contracts/codes';
import type { PaymentReturn } from '@mall/contracts/payment';
import { toMobilePath } from './device-twins.ts';
import { isOutsideMalls, readHost } from './mall-validity.ts';
import { landingPath, mallPath } from './redirects.ts';

export type PageRequest = {
  /** Without port, in lower case. */
  readonly hostname: string;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  readonly device: Device;
  readonly allowedDomains: readonly string[];
  readonly defaultMallUrl: string;
  /** The sales type of the mall with that URL; undefined when it does not exist. */
  readonly salesTypeOf: (mallUrl: string) => MallSalesType | undefined;
};
/** Where a page request is redirected; includes a host only if it differs from the requested one. */
export type PageRedirect = { readonly hostname?: string; readonly location: string };

/**
 * The server's redirects for landing and device (R2.02–R2.06); undefined when the page may be shown as requested. Another host is only ever
 * a mall's own host below the requested allowed domain.
 */
export function redirectOf(request: PageRequest): PageRedirect | undefined {
  const host = readHost(request.hostname, request.allowedDomains);
  const address = readAddress(request.path);
  if (!host) return undefined;
  if (address.mallUrl !== undefined && isOutsideMalls(address.mallUrl))
    return toPaymentReturn(request, address, host.mallUrl);
  if (host.mallUrl === undefined) return toMallHost(request, address, host.domain);
  // A path that begins with another mall's segment is not found on this host (R5.08), never redirected.
  if (address.mallUrl !== undefined && address.mallUrl !== host.mallUrl) return undefined;
  const location = settledPath(request, address, host.mallUrl);
  return location === undefined ? undefined : { location: location + request.query };
}

/** Where the payment service returns a browser, outside of any mall's paths: `/pg/page`, or `/pg/popup` for a separate window. */
export const paymentReturnPath = (returnsTo: PaymentReturn): string => `/pg/${returnsTo}`;

const paymentReturns: Readonly<Record<string, Readonly<Record<Device, string>>>> = {
  page: { pc: '/order/paymentReturn', mobile: '/order/paymentReturn' },
  popup: { pc: '/popup/payClaimInfoPopup', mobile: '/popup/pgReturnPopup' },
};

/** pg/*: redirects to the page of the host's mall that continues the payment, with all parameters of the service. */
function toPaymentReturn(
  { device, query, salesTypeOf }: PageRequest,
  { isMobile, mallUrl: first, below }: Address,
  mallUrl: string | undefined,
): PageRedirect | undefined {
  const target = paymentReturns[below]?.[device];
  if (isMobile || first !== 'pg' || !target || !mallUrl || !salesTypeOf(mallUrl)) return undefined;
  return { location: mallPath(mallUrl, device, target) + query };
}

type Address = { readonly isMobile: boolean; readonly mallUrl: string | undefined; readonly below: string };

function readAddress(path: string): Address {
  const segments = path.split('/').filter((segment) => segment !== '');
  const isMobile = segments[0] === 'm';
  const [mallUrl, ...below] = isMobile ? segments.slice(1) : segments;
  return { isMobile, mallUrl, below: below.join('/') };
}

/** The bare domain redirects to the host of the mall in the path, otherwise to the default mall, where an unknown path is not found. */
function toMallHost(request: PageRequest, address: Address, domain: string): PageRedirect {
  const isNamed = address.mallUrl !== undefined && request.salesTypeOf(address.mallUrl) !== undefined;
  const mallUrl = isNamed && address.mallUrl ? address.mallUrl : request.defaultMallUrl;
  const isOfMall = isNamed || address.mallUrl === undefined;
  const settled = isOfMall ? settledPath(request, address, mallUrl) : undefined;
  const location = settled ?? `/${request.path.replace(/^\/+/, '')}`;
  return { hostname: `${mallUrl}.${domain}`, location: location + request.query };
}

/** The path that a visitor of a mall should be on, or undefined when the requested one is right. */
function settledPath({ device, salesTypeOf }: PageRequest, address: Address, mallUrl: string): string | undefined {
  const salesType = salesTypeOf(mallUrl);
  if (salesType === undefined) return undefined;
  const { isMobile, below } = address;
  if (below === '') return landingPath(mallUrl, isMobile ? 'mobile' : device, salesType);
  // A desktop browser on a mobile path gets the page, which shows a notice first (R1.04).
  return device === 'mobile' && !isMobile ? toMobilePath(`/${mallUrl}/${below}`) : undefined;
}
