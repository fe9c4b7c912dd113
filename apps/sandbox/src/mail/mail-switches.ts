import * as z from 'zod';

/** Failures that can be switched on. */
export const mailSwitchesSchema = z.object({
  /** So many of the next mails are deferred: the server is busy. */
  busy: z.coerce.number().int().min(0).max(100),
  /** So many of the next mails are refused for good: unknown recipient. */
  refuse: z.coerce.number().int().min(0).max(100),
});
export type MailSwitches = z.infer<typeof mailSwitchesSchema>;
