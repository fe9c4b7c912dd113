import { Refusal } from './refusal.ts';

export type Answer = { readonly status: number; readonly body: unknown };

/** The same key for the same address is the same request: it is done once, and answered as it was. */
export function createIdempotency() {
  const answers = new Map<string, Answer | 'processing'>();

  return async (key: string | undefined, work: () => Promise<Answer>): Promise<Answer> => {
    if (!key) return work();
    const known = answers.get(key);
    if (known === 'processing') throw new Refusal('IDEMPOTENT_REQUEST_PROCESSING');
    if (known) return known;
    answers.set(key, 'processing');
    try {
      const answer = await work();
      answers.set(key, answer);
      return answer;
    } catch (error) {
      answers.delete(key);
      throw error;
    }
  };
}
