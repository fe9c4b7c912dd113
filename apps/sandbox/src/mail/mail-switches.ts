import * as z from 'zod';

/** Failures that can be switched on. */
export const mailSwitchesSchema = z.object({
  /** How many of the next mails are deferred: the server is busy. */
  busy: z.coerce.number().int().min(0).max(100),
  /** How many of the next mails are refused permanently: unknown recipient. */
  refuse: z.coerce.number().int().min(0).max(100),
});
export type MailSwitches = z.infer<typeof mailSwitchesSchema>;
