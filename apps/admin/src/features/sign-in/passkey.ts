import type { NewPasskey, PasskeyAnswer } from '@mall/contracts/office/factors';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { OfficeError } from '../../lib/office-error.ts';

type Options = Readonly<Record<string, unknown>>;

/** The device said no: cancelled, timed out, or it has no such passkey. */
const refused = (cause: unknown): OfficeError =>
  new OfficeError({ code: '1284', message: '패스키를 확인하지 못했어요. 다시 시도해 주세요.' }, { cause });

/** Has the device sign the server's challenge; error 1284 when nobody touches it. */
export async function signWithPasskey(options: Options): Promise<PasskeyAnswer> {
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    throw refused(cause);
  }) as Promise<PasskeyAnswer>;
}

/** Makes a passkey on this device; error 1284 likewise. */
export async function makePasskey(options: Options): Promise<NewPasskey> {
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON }).catch((cause: unknown) => {
    throw refused(cause);
  }) as Promise<NewPasskey>;
}
