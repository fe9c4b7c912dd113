/** R2.15: the first segments of the specification that lie outside every mall. */
export const outsideSegments = ['tid', 'pg', 'kmcertVerification', 'email'];
/** What the office's host begins with: `admin.localhost`. */
export const officeSegment = 'admin';
/** First path segments that mean something else, so that no mall may have them; a single letter, as the mobile site's, is none's. */
const reservedSegments = [...outsideSegments, 'api', 'assets', 'images', officeSegment];

/** Is this first segment served outside every mall? File names (`robots.txt`) are too. */
export const isOutsideMalls = (segment: string): boolean => reservedSegments.includes(segment) || segment.includes('.');

/** Why no mall can have an address; undefined for one that a mall may have. The table `mall` refuses the same. */
export function addressFault(mallUrl: string): 'MALFORMED' | 'RESERVED' | undefined {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(mallUrl)) return 'MALFORMED';
  return reservedSegments.some((segment) => segment.toLowerCase() === mallUrl) ? 'RESERVED' : undefined;
}

export type HostParts = {
  /** The allowed domain that the host ends in. */
  readonly domain: string;
  /** The label before that domain; undefined on the bare domain, empty when there are several. */
  readonly mallUrl: string | undefined;
};

/** Splits `familyshop.localhost:3000`; undefined when the host lies outside the allowed domains (R5.08). */
export function readHost(host: string | undefined, allowedDomains: readonly string[]): HostParts | undefined {
  const name =
    host
      ?.toLowerCase()
      .replace(/:\d{1,5}$/, '')
      .replace(/\.$/, '') ?? '';
  // On the boundary of a label, so that evil-mall.kr is not taken for mall.kr.
  const domain = allowedDomains.find((allowed) => name === allowed || name.endsWith(`.${allowed}`));
  if (domain === undefined) return undefined;
  if (name === domain) return { domain, mallUrl: undefined };
  const labels = name.slice(0, -domain.length - 1);
  // Deeper names (a.b.example.kr) belong to no mall.
  return { domain, mallUrl: labels.includes('.') ? '' : labels };
}

type MallRules = {
  readonly defaultMallKey: string;
  readonly familyShopName: string;
};

/** R5.08: the default mall also carries the family-shop name. */
export const isValidMallKey = (mallUrl: string, rules: MallRules): boolean =>
  mallUrl !== rules.defaultMallKey || mallUrl.includes(rules.familyShopName);
