import * as z from 'zod';

/** Troubles that can be had on purpose. */
export const switchesSchema = z.object({
  /** Milliseconds between doing what was asked and answering it. */
  delay: z.coerce.number().int().min(0).max(60_000),
  /** So many of the next confirmations and cancellations are done, but not answered. */
  loseReplies: z.coerce.number().int().min(0).max(10),
  /** So many of the next confirmations are refused. */
  refuse: z.coerce.number().int().min(0).max(10),
  /** So many of the next confirmations charge, and name, 1,000 won more than was asked for. */
  otherAmount: z.coerce.number().int().min(0).max(10),
  /** How often each notice is sent. */
  webhooks: z.coerce.number().int().min(0).max(5),
});
export type Switches = z.infer<typeof switchesSchema>;

export const usualSwitches: Switches = { delay: 0, loseReplies: 0, refuse: 0, otherAmount: 0, webhooks: 1 };
