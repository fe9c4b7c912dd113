import { useResetPassword } from '../model/use-reset-password.ts';
import { PhonePassword } from './phone-password.tsx';
import { TemporaryPassword } from './temporary-password.tsx';

/** A temporary password by phone. */
export function FindPassword() {
  const { byPhone } = useResetPassword();
  if (byPhone.data) return <TemporaryPassword value={byPhone.data.temporaryPassword} />;
  return <PhonePassword reset={byPhone} />;
}
