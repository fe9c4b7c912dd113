import { saveSupports as contract, type SupportCell } from '@mall/contracts/office/supports';
import { inMall } from '@mall/db/in-mall';
import * as z from 'zod/mini';
import type { UseCaseKind } from '../../case/case-kinds.ts';
import { loadCells } from './support-cells.ts';

/** The cells of a case as it was opened. */
export const cellsOfCase = (stored: unknown): readonly SupportCell[] =>
  contract.body.decode(z.parse(contract.body.schema, stored)).cells;

/** Supports that a dealer has proposed; approving them does not overwrite changes made in the meantime. */
export const supportCase: UseCaseKind = {
  permission: 'supports.decide',
  title: '지원금 변경',
  carryOut: async ({ database, clock }, stored, { mallId }) => {
    await inMall(database, { mallId }, (transaction) => loadCells(transaction, cellsOfCase(stored), clock()));
  },
};
