import { mallPath } from '@mall/domain/redirects';
import { screenPath } from '@mall/domain/screens/screen-path';
import type { Config } from '../../../config.ts';

/**
 * The page on which the member, signed in, pays an order. The link grants no access by itself, and stops working when
 * the order ends.
 */
export const payUrlOf = ({ mallOrigin }: Pick<Config, 'mallOrigin'>, mallUrl: string, orderNo: string): string =>
  mallOrigin.replace('{mall}', mallUrl) + mallPath(mallUrl, 'pc', screenPath({ screen: 'orderPay', orderNo }, 'pc'));
