import type { ContactTopic, Proof } from '@mall/contracts/office/contacts';

/** What a caller has to know before one speaks about a matter: the more it costs to be wrong, the more. */
export const proofsFor: Readonly<Record<ContactTopic, readonly Proof[]>> = {
  DELIVERY: ['name', 'phoneEnd'],
  CLAIM: ['name', 'phoneEnd', 'lastProduct'],
  WIRELESS: ['name', 'phoneEnd', 'birthday'],
  SUBSCRIPTION: ['name', 'phoneEnd', 'birthday'],
  SIGN_IN: ['name', 'phoneEnd', 'birthday'],
  MEMBER: ['name', 'phoneEnd', 'birthday'],
  OTHER: ['name'],
};
