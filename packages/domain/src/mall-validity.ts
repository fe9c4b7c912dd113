/** First path segments that mean something else, so that no mall may have them (spec 2). */
export const reservedSegments = ['m', 'tid', 'pg', 'kmcertVerification', 'email', 'api', 'assets', 'images', 'admin'];
/** R2.15: the first segments that lie outside every mall. */
export const outsideSegments = ['tid', 'pg', 'kmcertVerification', 'email'];

/** Could this be the address of a mall? */
export const isMallUrl = (text: string): boolean =>
  /^[a-z][a-z0-9-]{1,30}$/.test(text) && !reservedSegments.some((reserved) => reserved.toLowerCase() === text);

/** The allowed domain a host ends in, compared label by label; undefined when there is none. */
export const allowedDomainOf = (hostname: string, allowedDomains: readonly string[]): string | undefined =>
  allowedDomains.find((domain) => hostname === domain || hostname.endsWith(`.${domain}`));

type MallHost = {
  readonly hostname: string;
  readonly mallUrl: string;
  readonly allowedDomains: readonly string[];
  readonly defaultMallUrl: string;
  readonly familyShopName: string;
};

/** R5.08: an allowed domain, the mall as the host's first label, and the family-shop name in the default mall. */
export function isValidMallHost({ hostname, mallUrl, allowedDomains, defaultMallUrl, familyShopName }: MallHost): boolean {
  if (allowedDomainOf(hostname, allowedDomains) === undefined) return false;
  if (hostname.split('.')[0] !== mallUrl) return false;
  return mallUrl !== defaultMallUrl || mallUrl.includes(familyShopName);
}
