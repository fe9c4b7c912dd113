/** R2.15: the first segments that the specification places outside every mall. */
export const outsideSegments = ['tid', 'pg', 'kmcertVerification', 'email'];
/** The first label of the office's host: `admin.localhost`. */
export const officeSegment = 'admin';
/** First path segments with another meaning, which no mall may have. A single letter, like the mobile site's, is never a mall. */
const reservedSegments = [...outsideSegments, 'api', 'assets', 'images', officeSegment];

/** Whether this first segment is served outside every mall; so are file names (`robots.txt`). */
export const isOutsideMalls = (segment: string): boolean => reservedSegments.includes(segment) || segment.includes('.');

/** Why no mall can have this address; undefined if one can. The table `mall` enforces the same. */
export function addressFault(mallUrl: string): 'MALFORMED' | 'RESERVED' | undefined {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(mallUrl)) return 'MALFORMED';
  return reservedSegments.some((segment) => segment.toLowerCase() === mallUrl) ? 'RESERVED' : undefined;
}

export type HostParts = {
  /** The allowed domain in which the host ends. */
  readonly domain: string;
  /** The label before that domain; undefined on the bare domain, empty when there are several. */
  readonly mallUrl: string | undefined;
};

/** Parses `familyshop.localhost:3000`; undefined when the host is outside the allowed domains (R5.08). */
export function readHost(host: string | undefined, allowedDomains: readonly string[]): HostParts | undefined {
  const name =
    host
      ?.toLowerCase()
      .replace(/:\d{1,5}$/, '')
      .replace(/\.$/, '') ?? '';
  // Only at the boundary of a label, so that evil-mall.kr is not taken for mall.kr.
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

/** R5.08: the default mall's key also contains the family-shop name. */
export const isValidMallKey = (mallUrl: string, rules: MallRules): boolean =>
  mallUrl !== rules.defaultMallKey || mallUrl.includes(rules.familyShopName);
