import type { Line, Problem } from './csv-table.ts';
import { type CatalogueTransaction, listCardsNotForAll, listCardsWithoutPlan } from './operator-data.repository.ts';
import type { PhoneRow, PlanRow } from './operator-files.ts';

/** A file's name with its lines. */
type Handed<Row> = { readonly file: string; readonly lines: readonly Line<Row>[] };
type Loaded = { readonly plans: Handed<PlanRow>; readonly phones: Handed<PhoneRow> };
type Card = { readonly productNo: string; readonly planNo: number; readonly name: string };

/**
 * Problems with cards after a load: a card shows the price of one choice, by which lists are sorted, so its plan needs a
 * price that does not end, and must be open to everybody.
 */
export async function findCardProblems(transaction: CatalogueTransaction, loaded: Loaded): Promise<Problem[]> {
  const unsold = await listCardsWithoutPlan(transaction);
  const notForAll = await listCardsNotForAll(transaction);
  return [
    ...unsold.map((card) => ({
      ...placeOf(card, loaded, '종료일'),
      message: `${card.name}은 ${card.productNo} 카드의 기준이라, 종료일이 없는 행이 하나 있어야 해요.`,
    })),
    ...notForAll.map((card) => ({
      ...placeOf(card, loaded, '요금제번호'),
      message: `${card.name}은 ${card.productNo} 카드의 기준인데, ${card.reason.message} 카드의 기준은 누구나 가입할 수 있는 요금제여야 해요.`,
    })),
  ];
}

/** The line of this load that causes it: the phone's own, or else the plan's. */
function placeOf({ productNo, planNo }: Card, { plans, phones }: Loaded, column: string): Omit<Problem, 'message'> {
  const ofPhone = phones.lines.find(({ row }) => row.productNo === productNo);
  if (ofPhone) return { file: phones.file, line: ofPhone.line, column: '카드요금제번호' };
  const ofPlan = plans.lines.findLast(({ row }) => row.planNo === planNo);
  return { file: plans.file, line: ofPlan?.line ?? 1, column };
}
