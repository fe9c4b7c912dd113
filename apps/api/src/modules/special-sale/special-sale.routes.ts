import * as contract from '@mall/contracts/special-sale';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../plugins/bind.ts';
import { getSpecialSale } from './get-special-sale.ts';
import { listSpecialSales } from './list-special-sales.ts';

export function specialSaleRoutes(app: FastifyInstance): void {
  bind(app, contract.listSpecialSales, ({ read, at }) => read((tx) => listSpecialSales(tx, at)));
  bind(app, contract.getSpecialSale, ({ mall, member, read, params, at }) =>
    read((tx) => getSpecialSale(tx, mall, { saleNo: params.saleNo, memberNo: member.memberNo, at })),
  );
}
