import type { Device } from '@mall/contracts/codes';

/** R1.03: which browsers count as mobile. */
const mobileMarks = /iphone|ipad|ipod|android|blackberry|windows phone/i;

/** The device of a user agent; a desktop without one. */
export const deviceOf = (userAgent: string | undefined): Device =>
  mobileMarks.test(userAgent ?? '') ? 'mobile' : 'pc';

/** Which site an address belongs to, whatever the browser is. Server and browser must agree: each site has an HTML page of its own. */
export const deviceOfPath = (pathname: string): Device => (/^\/*m(\/|$)/.test(pathname) ? 'mobile' : 'pc');
