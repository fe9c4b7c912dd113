import type { Device } from '@mall/contracts/codes';
import { deviceOf } from '@mall/domain/device';

/** R1.03: what the browser is, whatever the address says. */
export const deviceOfBrowser = (): Device => deviceOf(navigator.userAgent);
