import { questionCategories } from '@mall/contracts/question';
import { z } from 'zod';
import { moment } from '../demo-files/fields.ts';
import { readDemoFile } from '../demo-files/read-demo-files.ts';

const question = z.strictObject({
  category: z.enum(questionCategories),
  title: z.string(),
  body: z.string(),
  askedAt: moment,
  answer: z.strictObject({ text: z.string(), answeredAt: moment, readAt: moment.nullable() }).optional(),
});

/** What the first member of a mall has asked. */
export const demoQuestions = readDemoFile('questions.yaml', z.array(question));
