import * as contract from '@mall/contracts/special-sale';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { getSpecialSale } from './get-special-sale.ts';
import { listSpecialSales } from './list-special-sales.ts';

export function specialSaleRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.listSpecialSales, ({ db }) => db((tx) => listSpecialSales(tx, clock())));
  bind(app, contract.getSpecialSale, ({ mall, member, db, params }) =>
    db((tx) => getSpecialSale(tx, mall, { saleNo: params.saleNo, memberNo: member.memberNo, at: clock() })),
  );
}
