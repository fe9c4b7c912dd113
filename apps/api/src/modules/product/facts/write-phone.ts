import { isDeepStrictEqual } from 'node:util';
import { AppError, fieldError } from '@mall/contracts/errors';
import type { PhoneFacts } from '@mall/contracts/office/product-facts';
import { memoryFaults } from '@mall/domain/office/release-prices';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { loadLines } from '../../operator-data/load-operator-data.ts';
import { headingsOf, phoneColumns } from '../../operator-data/operator-files.ts';
import * as rows from './phone.repository.ts';

/** The transaction in which the loader's rules are checked. */
export type Loading = Parameters<typeof loadLines>[0];
type Written = { readonly before: PhoneFacts; readonly phone: PhoneFacts; readonly at: Date };

/** Writes a phone's own fields. Errors 4220 at the invalid field. */
export async function writePhone(
  transaction: Loading,
  productNo: string,
  { before, phone, at }: Written,
): Promise<void> {
  const fieldErrors = memoryFaults(phone.memories, before.memories, seoulDayOf(at));
  if (fieldErrors.length > 0) throw new AppError('4220', { fieldErrors });
  await assertRelated(transaction, productNo, phone);
  const gone = await removable(transaction, productNo, { before, phone });
  await rows.saveMemories(transaction, productNo, phone.memories);
  await rows.saveWords(transaction, productNo, phone);
  await chooseCard(transaction, productNo, { before, phone, at });
  await rows.deleteMemories(transaction, productNo, gone);
}

async function assertRelated(transaction: Loading, productNo: string, { relatedNos }: PhoneFacts): Promise<void> {
  const known = new Set((await rows.listPhones(transaction)).map((one) => one.productNo));
  if (relatedNos.includes(productNo)) throw fieldError('relatedNos', '이 휴대폰 자신은 고를 수 없어요.');
  if (new Set(relatedNos).size < relatedNos.length) throw fieldError('relatedNos', '같은 휴대폰이 두 번 있어요.');
  if (!relatedNos.every((one) => known.has(one)))
    throw fieldError('relatedNos', '없는 휴대폰이 있어요. 다시 골라 주세요.');
}

type Both = Pick<Written, 'before' | 'phone'>;

/** The memories that are left out; only unused ones may be removed. */
async function removable(transaction: Loading, productNo: string, { before, phone }: Both): Promise<readonly string[]> {
  const stay = new Set(phone.memories.map(({ memory }) => memory));
  const gone = before.memories.map(({ memory }) => memory).filter((memory) => !stay.has(memory));
  const [named] = await rows.listNamed(transaction, productNo, gone);
  if (named !== undefined)
    throw fieldError('memories', `${named}에는 지원금이나 신청이 있어 뺄 수 없어요. 품절로 바꿔 주세요.`);
  if (gone.includes(phone.card.memory)) throw fieldError('card.memory', '카드의 기준이라 뺄 수 없는 용량이에요.');
  return gone;
}

const columns = headingsOf(phoneColumns);
/** The fields of the form, by the columns of the loader. */
const fields: Readonly<Record<string, string>> = {
  [columns.network]: 'network',
  [columns.cardMemory]: 'card.memory',
  [columns.cardJoinType]: 'card.joinType',
};

/** Applies the rules of the loader: the plan must not end while it prices the card, and must be open to everybody. */
export async function chooseCard(
  transaction: Loading,
  productNo: string,
  { before, phone, at }: { readonly before?: CardFacts; readonly phone: CardFacts; readonly at: Date },
): Promise<void> {
  const { network, card } = phone;
  if (before && isDeepStrictEqual([before.network, before.card], [network, card])) return;
  const row = {
    ...{ productNo, network, cardMemory: card.memory, cardPlanNo: card.planNo },
    ...{ cardJoinType: card.joinType, cardDiscountType: card.discountType },
  };
  const read = {
    lines: { plans: [], phones: [{ line: 1, row }], rules: [], supports: [] },
    names: { plans: '', phones: '', rules: '', supports: '' },
    problems: [],
  };
  const { problems } = await loadLines(transaction, read, at);
  if (problems.length === 0) return;
  const fieldErrors = problems.map(({ column, message }) => ({ field: fields[column] ?? 'card.planNo', message }));
  throw new AppError('4220', { fieldErrors });
}
type CardFacts = Pick<PhoneFacts, 'network' | 'card'>;
