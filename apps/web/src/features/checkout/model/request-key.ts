import type { OrderInput } from '@mall/contracts/order';
import { readDraft, writeDraft } from '../../../lib/browser/drafts.ts';

const draftName = 'order-request';
const none = { requestKey: '', order: '' };

type Unsent = Omit<OrderInput, 'requestKey'>;

/**
 * The request key of an order. It is stored until the server responds, also through a reload: submitting again after a lost
 * reply is the same order. Another order has another key.
 */
export function requestKeyOf(input: Unsent): string {
  const order = JSON.stringify(input);
  const stored = readDraft(draftName, none);
  if (stored.requestKey !== '' && stored.order === order) return stored.requestKey;
  const requestKey = crypto.randomUUID();
  writeDraft(draftName, { requestKey, order });
  return requestKey;
}

export const forgetRequestKey = (): void => writeDraft(draftName, null);
