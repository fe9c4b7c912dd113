import { AppError, fieldError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import { staleSave } from '../../../office/stale-save.ts';
import { toCleanHtml } from '../../../operator-text.ts';
import { assertUnlocked } from '../../../publishing/locked.repository.ts';
import {
  deleteFaq,
  type FaqWords,
  findSaved,
  insertFaq,
  listFaqRows,
  lockFaqs,
  updateFaq,
  updatePlaces,
} from './faq.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
type By = { readonly staffNo: number };

export const addFaq = (
  { database, clock }: Own,
  mall: MallScope,
  { staffNo, ...words }: FaqWords & By,
): Promise<number> =>
  inMall(database, mall, async (transaction) => {
    await assertUnlocked(transaction, 'faq');
    await lockFaqs(transaction);
    return insertFaq(transaction, { ...cleaned(words), changedBy: staffNo, changedAt: clock() });
  });

type Saving = FaqWords & By & { readonly faqNo: number; readonly version: number };

/** 4090 with the current version, when somebody has saved since. */
export const saveFaq = ({ database, clock }: Own, mall: MallScope, saving: Saving): Promise<number> =>
  inMall(database, mall, async (transaction) => {
    const { faqNo, version, staffNo, ...words } = saving;
    await assertUnlocked(transaction, 'faq');
    const saved = { ...cleaned(words), changedBy: staffNo, changedAt: clock() };
    if (await updateFaq(transaction, { faqNo, version, ...saved })) return version + 1;
    const found = await findSaved(transaction, faqNo);
    if (!found) throw new AppError('4040');
    throw staleSave(found);
  });

type Placing = { readonly faqNo: number; readonly before: number | null };

/** Moves a question before another one, or to the end. */
export const placeFaq = ({ database }: Own, mall: MallScope, { faqNo, before }: Placing): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    await assertUnlocked(transaction, 'faq');
    await lockFaqs(transaction);
    const others = (await listFaqRows(transaction, mall.mallId)).map((one) => one.faqNo);
    const rest = others.filter((one) => one !== faqNo);
    const at = before === null ? rest.length : rest.indexOf(before);
    if (rest.length === others.length || at < 0) throw new AppError('4040');
    await updatePlaces(transaction, rest.toSpliced(at, 0, faqNo));
  });

export const removeFaq = ({ database }: Own, mall: MallScope, faqNo: number): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    await assertUnlocked(transaction, 'faq');
    if (!(await deleteFaq(transaction, faqNo))) throw new AppError('4040');
  });

function cleaned({ answerHtml: typed, ...words }: FaqWords): FaqWords {
  const answerHtml = toCleanHtml({ body: typed, format: 'html' });
  if (answerHtml === '') throw fieldError('answerHtml', '보여 줄 내용이 없어요. 답변을 적어 주세요.');
  return { ...words, answerHtml };
}
