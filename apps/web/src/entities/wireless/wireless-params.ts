import type { ScreenSearch } from '@mall/domain/screens/screen-path';
import { screens } from '@mall/domain/screens/screens';

/** The parameters of a phone's page: which phone, and the choice, as written in the address. */
export type WirelessAddress = ScreenSearch<'wirelessDetail'>;
export const wirelessParams = Object.keys(screens.wirelessDetail.search) as (keyof WirelessAddress)[];
