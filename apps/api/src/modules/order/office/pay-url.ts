import { mallPath } from '@mall/domain/redirects';
import { screenPath } from '@mall/domain/screens/screen-path';
import type { Config } from '../../../config.ts';

/** Where the member of an order pays it: its own page, behind their own sign-in. It serves nothing else, and ends with the order. */
export const payUrlOf = ({ mallOrigin }: Pick<Config, 'mallOrigin'>, mallUrl: string, orderNo: string): string =>
  mallOrigin.replace('{mall}', mallUrl) + mallPath(mallUrl, 'pc', screenPath({ screen: 'orderPay', orderNo }, 'pc'));
