import { addSale as contract } from '@mall/contracts/office/special-sales';
import * as z from 'zod/mini';
import type { UseCaseKind } from '../../case/case-kinds.ts';
import { addSale, termsOf } from './change-sale.ts';

/** A sale that a partner has proposed; its times and prices are checked again on approval. */
export const saleCase: UseCaseKind = {
  permission: 'specialSales.write',
  title: '특가 제안',
  carryOut: async (office, stored, { mallId, madeBy }) => {
    const { productNo, ...words } = contract.body.decode(z.parse(contract.body.schema, stored));
    await addSale(office, { mall: { mallId }, staffNo: madeBy, productNo, terms: termsOf(words) });
  },
};
