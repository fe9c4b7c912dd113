import { productQuestionCategories } from '@mall/contracts/question-codes';
import { z } from 'zod';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import { productWords } from './products.ts';

const question = z.strictObject({
  product: productWords,
  daysAgo: z.int(),
  category: z.enum(productQuestionCategories).default('PRODUCT'),
  isSecret: z.boolean().default(false),
  body: z.string(),
  /** Without an answer, it waits. */
  answer: z.string().optional(),
  /** How many hours later it was answered. */
  after: z.int().default(1),
});
export type ProductQuestionText = z.output<typeof question>;

/** What members ask on products' pages, by mall, oldest first. */
export const productQuestions = readDemoFile('product-questions.yaml', z.record(z.string(), z.array(question)));
