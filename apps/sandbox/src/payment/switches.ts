import * as z from 'zod';

/** Failures that can be switched on. */
export const switchesSchema = z.object({
  /** Milliseconds between executing a request and responding. */
  delay: z.coerce.number().int().min(0).max(60_000),
  /** How many of the next confirmations and cancellations are executed without a response. */
  loseReplies: z.coerce.number().int().min(0).max(10),
  /** How many of the next confirmations are refused. */
  refuse: z.coerce.number().int().min(0).max(10),
  /** How many of the next confirmations charge, and report, 1,000 won more than requested. */
  otherAmount: z.coerce.number().int().min(0).max(10),
  /** How often each notice is sent. */
  webhooks: z.coerce.number().int().min(0).max(5),
});
export type Switches = z.infer<typeof switchesSchema>;

export const usualSwitches: Switches = { delay: 0, loseReplies: 0, refuse: 0, otherAmount: 0, webhooks: 1 };
