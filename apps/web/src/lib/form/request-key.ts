import { readDraft, writeDraft } from '../browser/drafts.ts';

const none = { requestKey: '', input: '' };

/**
 * The idempotency key of a request. It is stored until the server responds, also across a reload: the same input sent again after a lost
 * response is the same request. Other input is another request.
 */
export function requestKeyOf(draftName: string, body: object): string {
  const input = JSON.stringify(body);
  const stored = readDraft(draftName, none);
  if (stored.requestKey !== '' && stored.input === input) return stored.requestKey;
  const requestKey = crypto.randomUUID();
  writeDraft(draftName, { requestKey, input });
  return requestKey;
}

export const forgetRequestKey = (draftName: string): void => writeDraft(draftName, null);
