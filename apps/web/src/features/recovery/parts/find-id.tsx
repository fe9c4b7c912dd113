import { useFindId } from '../model/use-find-id.ts';
import { FoundAccounts } from './found-accounts.tsx';
import { PhoneId } from './phone-id.tsx';

/** Finds one's id by phone. */
export function FindId() {
  const { byPhone } = useFindId();
  if (byPhone.data) return <FoundAccounts accounts={byPhone.data.accounts} />;
  return <PhoneId find={byPhone} />;
}
