import type { ContactTopic, Proof } from '@mall/contracts/office/contacts';

/** What callers must know before a matter is discussed with them: the more costly a mistake, the more. */
export const proofsFor: Readonly<Record<ContactTopic, readonly Proof[]>> = {
  DELIVERY: ['name', 'phoneEnd'],
  CLAIM: ['name', 'phoneEnd', 'lastProduct'],
  WIRELESS: ['name', 'phoneEnd', 'birthday'],
  SUBSCRIPTION: ['name', 'phoneEnd', 'birthday'],
  SIGN_IN: ['name', 'phoneEnd', 'birthday'],
  MEMBER: ['name', 'phoneEnd', 'birthday'],
  OTHER: ['name'],
};
