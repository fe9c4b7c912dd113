import { AppError } from '@mall/contracts/errors';
import type { MallScope } from '@mall/db/in-mall';
import { addressKey } from '../../../plugins/address-key.ts';
import type { Device } from '../../../plugins/device.ts';
import type { Caller } from './prove-credentials.ts';

type Input = { readonly ip: string; readonly headers: Readonly<Record<string, string | string[] | undefined>> };

/** Who signs in: their address and browser, and the token of the human check. */
export function callerOf(request: Input, device: Device): Caller {
  const header = request.headers['x-recaptcha-token'];
  const humanToken = typeof header === 'string' ? header : undefined;
  return { address: addressKey(request), device, humanToken };
}

/** The mall that a sign-in names must be the host's. */
export function assertMallId(mall: MallScope, named: number): void {
  if (named === mall.mallId) return;
  throw new AppError('4000', { fieldErrors: [{ field: 'mallId', message: '이 쇼핑몰의 번호가 아니에요.' }] });
}
