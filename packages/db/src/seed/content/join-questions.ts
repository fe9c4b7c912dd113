import { z } from 'zod';

/** What a mall asks new members. */
export const joinQuestion = z.strictObject({
  questionKey: z.string(),
  label: z.string(),
  help: z.string().default(''),
  isRequired: z.boolean().default(false),
  choices: z.array(z.string()).default([]),
  pattern: z.string().default(''),
});

export type JoinQuestion = z.output<typeof joinQuestion> & { sortOrder: number };
