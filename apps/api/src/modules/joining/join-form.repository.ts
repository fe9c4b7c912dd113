import type { MallTransaction } from '@mall/db/in-mall';

export type QuestionRow = {
  key: string;
  label: string;
  help: string;
  isRequired: boolean;
  choices: string[];
  pattern: string;
};

/** The mall's own questions to applicants, in its order. */
export function listQuestions(transaction: MallTransaction): Promise<QuestionRow[]> {
  return transaction
    .selectFrom('joinQuestion')
    .select(['questionKey as key', 'label', 'help', 'isRequired', 'choices', 'pattern'])
    .where('mallId', '=', transaction.mallId)
    .orderBy('sortOrder')
    .execute();
}
