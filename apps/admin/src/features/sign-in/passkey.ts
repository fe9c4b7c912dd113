import type { NewPasskey, PasskeyAnswer } from '@mall/contracts/office/factors';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { OfficeError } from '../../lib/office-error.ts';

type Options = Readonly<Record<string, unknown>>;

/** The device refused: cancelled, timed out, or no such passkey. */
const refused = (cause: unknown): OfficeError =>
  new OfficeError({ code: '1284', message: '패스키를 확인하지 못했어요. 다시 시도해 주세요.' }, { cause });

/** Has the device sign the server's challenge; error 1284 when the user does not confirm. */
export async function signWithPasskey(options: Options): Promise<PasskeyAnswer> {
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    throw refused(cause);
  }) as Promise<PasskeyAnswer>;
}

/** Creates a passkey on this device; error 1284 in the same way. */
export async function makePasskey(options: Options): Promise<NewPasskey> {
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON }).catch((cause: unknown) => {
    throw refused(cause);
  }) as Promise<NewPasskey>;
}
