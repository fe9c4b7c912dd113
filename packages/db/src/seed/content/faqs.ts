import { z } from 'zod';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import type { Faq } from './types.ts';

const answered = z.strictObject({ question: z.string(), answer: z.array(z.string()) });

/** The same in every mall. */
export const faqs: readonly Faq[] = Object.entries(readDemoFile('faqs.yaml', z.record(z.string(), z.array(answered))))
  .flatMap(([category, entries]) => entries.map((entry) => ({ category, ...entry })))
  .map(({ category, question, answer }, index) => ({
    faqNo: index + 1,
    category,
    question,
    answerHtml: answer.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    sortOrder: index + 1,
  }));
