import type { PreviewedCard } from '@mall/contracts/office/plans';
import type { MallTransaction } from '@mall/db/in-mall';
import { listCardQuotes } from '../../wireless/list-card-quotes.ts';
import { listCardWords } from './card-preview.repository.ts';

/** The prices of a mall's cards now and at another moment, by the shop's own quote; null where a card has none. */
export async function previewCards(
  transaction: MallTransaction,
  { now, later }: { readonly now: Date; readonly later: Date },
): Promise<PreviewedCard[]> {
  const words = await listCardWords(transaction);
  const before = await listCardQuotes(transaction, now);
  const after = await listCardQuotes(transaction, later);
  return words.map((card) => ({
    ...card,
    now: figuresOf(before.get(card.productNo)),
    later: figuresOf(after.get(card.productNo)),
  }));
}

type Figures = { readonly monthlyTotal: number; readonly deviceMonthly: number; readonly planMonthly: number };
const figuresOf = (quote: Figures | undefined) =>
  quote
    ? { monthlyTotal: quote.monthlyTotal, deviceMonthly: quote.deviceMonthly, planMonthly: quote.planMonthly }
    : null;
