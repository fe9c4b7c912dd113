import { oneOf, optional, text } from '../wire.ts';

/** The result of one item of a bulk call, and why it was skipped or failed. */
export const outcome = { outcome: oneOf(['done', 'skipped', 'failed']), reason: optional(text) } as const;
