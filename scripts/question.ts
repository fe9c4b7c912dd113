import { answerQuestion } from '../apps/api/src/modules/question/answer-question.ts';
import { listWaitingQuestions } from '../apps/api/src/modules/question/list-waiting-questions.ts';
import { AppError } from '../packages/contracts/src/errors.ts';
import { inMall } from '../packages/db/src/in-mall.ts';
import { questionCategoryNames } from '../packages/domain/src/question-words.ts';
import { actingAs } from './lib/operator-act.ts';
import { openOperatorMall } from './lib/operator-mall.ts';
import { linesOr, printLines } from './lib/print-lines.ts';
import { runTask, TaskError } from './lib/task.ts';

const usage = `npm run question -- <command> <mall> …

  list   <mall>                              what waits for an answer, the oldest first
  answer <mall> <question> "<the answer>"    what the member reads; a second answer takes the place of the first`;
const longestAnswer = 5000;

const [command = '', mallUrl = '', number = '', ...words] = process.argv.slice(2);

await runTask(async () => {
  const answer = words.join(' ').trim();
  const isAnswering = command === 'answer' && /^[1-9]\d{0,8}$/.test(number) && answer !== '';
  if (mallUrl === '' || !(command === 'list' || isAnswering)) throw new TaskError(usage);
  if (answer.length > longestAnswer) throw new TaskError(`an answer has ${longestAnswer} letters at most`);
  const { dependencies, mall } = await openOperatorMall(mallUrl);
  const { database, clock } = actingAs(dependencies, { action: 'question.answer', subject: `question ${number}` });
  if (command === 'list') {
    const waiting = await inMall(dependencies.database, mall, (transaction) => listWaitingQuestions(transaction));
    const lines = waiting.flatMap(({ questionNo, category, orderNo, askedAt, title, body }) => [
      `${questionNo}  ${questionCategoryNames[category]}  ${askedAt.toISOString().slice(0, 16)}Z  ${orderNo ?? ''}`,
      `  ${title}`,
      ...body.split('\n').map((line) => `  | ${line}`),
    ]);
    printLines(linesOr(lines, 'nothing waits for you'));
    return undefined;
  }
  try {
    await inMall(database, mall, (transaction) =>
      answerQuestion(transaction, { questionNo: Number(number), answer, at: clock() }),
    );
  } catch (error) {
    throw error instanceof AppError ? new TaskError(`there is no question ${number} in ${mallUrl}`) : error;
  }
  printLines(`question ${number} is answered`);
  return undefined;
});
