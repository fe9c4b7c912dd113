import { type OptionUse, optionUse } from '@mall/contracts/product-codes';
import type { Moves } from './moves.ts';

const { onSale, stopped, soldOut, deleted } = optionUse;

/** Every legal move of an option: to a pause and back, to sold out and back; a deleted one stays deleted. */
const optionMoves: Moves<OptionUse> = {
  [onSale]: [stopped, soldOut, deleted],
  [stopped]: [onSale, deleted],
  [soldOut]: [onSale, deleted],
  [deleted]: [],
};

/** The next states of an option. A bought option is never removed, so that orders and returns can still name it. */
export const optionMovesFrom = (from: OptionUse, wasSold: boolean): readonly OptionUse[] =>
  optionMoves[from].filter((to) => to !== deleted || !wasSold);

export const mayMoveOption = (from: OptionUse, to: OptionUse, wasSold: boolean): boolean =>
  optionMovesFrom(from, wasSold).includes(to);

/** The states in which an option may begin. */
export const firstOptionUses: readonly OptionUse[] = [onSale, stopped, soldOut];

export const optionUseNames: Readonly<Record<OptionUse, string>> = {
  [onSale]: '판매 중',
  [stopped]: '판매 중지',
  [soldOut]: '품절',
  [deleted]: '삭제',
};
