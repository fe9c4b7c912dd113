import type { ScreenSearch } from '@mall/domain/screens/screen-path';
import { screens } from '@mall/domain/screens/screens';

/** The address of a phone's page: which phone, and what is chosen, as the address bar spells it. */
export type WirelessAddress = ScreenSearch<'wirelessDetail'>;
export const wirelessParams = Object.keys(screens.wirelessDetail.search) as (keyof WirelessAddress)[];
