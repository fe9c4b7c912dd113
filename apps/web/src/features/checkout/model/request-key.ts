import type { OrderInput } from '@mall/contracts/order';
import { readDraft, writeDraft } from '../../../lib/browser/drafts.ts';

const draftName = 'order-press';
const none = { requestKey: '', order: '' };

type Unsent = Omit<OrderInput, 'requestKey'>;

/**
 * The number of a press of the button. It is kept until the server answers, also through a reload: pressing again after a lost
 * reply is the same order. Another order is another press.
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
