import type { Device } from '@mall/contracts/codes';
import { deviceOf } from '@mall/domain/device';

/** R1.03: the kind of browser, whatever the address says. */
export const deviceOfBrowser = (): Device => deviceOf(navigator.userAgent);
