import { Refusal } from './refusal.ts';

export type ApiResponse = { readonly status: number; readonly body: unknown };

/** The same key at the same address is the same request: it is executed once, and its response repeated. */
export function createIdempotency() {
  const responses = new Map<string, ApiResponse | 'processing'>();

  return async (key: string | undefined, work: () => Promise<ApiResponse>): Promise<ApiResponse> => {
    if (!key) return work();
    const known = responses.get(key);
    if (known === 'processing') throw new Refusal('IDEMPOTENT_REQUEST_PROCESSING');
    if (known) return known;
    responses.set(key, 'processing');
    try {
      const response = await work();
      responses.set(key, response);
      return response;
    } catch (error) {
      responses.delete(key);
      throw error;
    }
  };
}
