import * as z from 'zod';

/** Troubles that can be had on purpose. */
export const mailSwitchesSchema = z.object({
  /** So many of the next mails are put off: the server is busy. */
  busy: z.coerce.number().int().min(0).max(100),
  /** So many of the next mails are refused for good: there is no such person. */
  refuse: z.coerce.number().int().min(0).max(100),
});
export type MailSwitches = z.infer<typeof mailSwitchesSchema>;
