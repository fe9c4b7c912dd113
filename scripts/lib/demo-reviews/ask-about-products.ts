import { answerQuestion } from '../../../apps/api/src/modules/question/answer-question.ts';
import { askAboutProduct } from '../../../apps/api/src/modules/question/product-questions.ts';
import { inMall, type MallTransaction } from '../../../packages/db/src/in-mall.ts';
import { productNamed } from '../../../packages/db/src/seed/content/find-products.ts';
import { goodsProducts } from '../../../packages/db/src/seed/content/goods/goods-products.ts';
import type { ProductQuestionText } from '../../../packages/db/src/seed/content/product-questions.ts';
import type { DemoLife } from '../demo-history/demo-life.ts';

const hour = 3_600_000;

/** Shoppers ask on products' pages, in turn; unanswered questions wait for staff. */
export async function askAboutProducts(
  life: DemoLife,
  questions: readonly ProductQuestionText[],
  shopperNos: readonly number[],
): Promise<void> {
  const { dependencies, mall, travelTo } = life;
  const oldestFirst = questions.toSorted((one, other) => other.daysAgo - one.daysAgo);
  await inMall(dependencies.database, mall, async (transaction) => {
    for (const [index, question] of oldestFirst.entries()) {
      travelTo(question.daysAgo === 0 ? { minutesAgo: 40 } : [question.daysAgo, `1${index % 4}:${10 + index}`]);
      const memberNo = shopperNos[index % shopperNos.length] ?? 0;
      await ask(transaction, life, { question, memberNo, requestKey: keyOf(index) });
    }
  });
}

const keyOf = (index: number) => `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`;

type Asked = { readonly question: ProductQuestionText; readonly memberNo: number; readonly requestKey: string };

async function ask(
  transaction: MallTransaction,
  { dependencies, mall }: DemoLife,
  { question: { product, category, isSecret, body, answer, after }, ...asked }: Asked,
) {
  const at = dependencies.clock();
  const { productNo } = productNamed(goodsProducts, product);
  const question = { category, isSecret, body };
  const { questionNo } = await askAboutProduct(transaction, mall, { ...asked, productNo, question, at });
  if (answer) await answerQuestion(transaction, { questionNo, answer, at: new Date(at.getTime() + after * hour) });
}
