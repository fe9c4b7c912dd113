import type { Device } from '@mall/contracts/codes';

/** R1.03: which browsers count as mobile. */
const mobileMarks = /iphone|ipad|ipod|android|blackberry|windows phone/i;

/** The device of a user agent; none means a desktop. */
export const deviceOf = (userAgent: string | undefined): Device =>
  mobileMarks.test(userAgent ?? '') ? 'mobile' : 'pc';
