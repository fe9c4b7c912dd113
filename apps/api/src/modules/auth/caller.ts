import { AppError } from '@mall/contracts/errors';
import type { MallScope } from '@mall/db/in-mall';
import { deviceName } from '@mall/domain/device-name';
import type { createSubjects } from './attempts.ts';
import type { Caller } from './prove-credentials.ts';

type Asking = { readonly ip: string; readonly headers: Readonly<Record<string, string | string[] | undefined>> };

/** What the browser says that it runs on. */
export function deviceOf({ headers }: Pick<Asking, 'headers'>): string {
  const userAgent = headers['user-agent'];
  return deviceName(typeof userAgent === 'string' ? userAgent : undefined);
}

/** Who types an id and a password: whom failures are counted for, and the answer to the human check. */
export function callerOf({ ip, headers }: Asking, id: string, subjects: ReturnType<typeof createSubjects>): Caller {
  const header = headers['x-recaptcha-token'];
  const humanToken = typeof header === 'string' ? header : undefined;
  return { address: ip, deviceName: deviceOf({ headers }), humanToken, subjects: subjects.of(id, ip) };
}

/** Sign-in names its mall, which is the host's and no other. */
export function assertMallId(mall: MallScope, named: number): void {
  if (named === mall.mallId) return;
  throw new AppError('4000', { fieldErrors: [{ field: 'mallId', message: '이 쇼핑몰의 번호가 아니에요.' }] });
}
