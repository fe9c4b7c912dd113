import * as contract from '@mall/contracts/cart';
import * as lines from '@mall/contracts/cart-lines';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { addToCart } from './add-to-cart.ts';
import { changeCart } from './change-cart.ts';
import { changeCartOption } from './change-cart-option.ts';
import { countCart } from './count-cart.ts';
import { getCart } from './get-cart.ts';
import { listCompanions } from './list-companions.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { restoreToCart } from './restore-to-cart.ts';

export function cartRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  const visitOf = ({ memberNo }: { readonly memberNo: number }) => ({ memberNo, at: clock() });
  bind(app, lines.getCart, ({ mall, member, db }) => db((tx) => getCart(tx, mall, visitOf(member))));
  bind(app, contract.countCart, ({ mall, member, db }) => db((tx) => countCart(tx, mall, visitOf(member))));
  bind(app, lines.listCompanions, ({ mall, member, db }) => db((tx) => listCompanions(tx, mall, visitOf(member))));
  bind(app, contract.addToCart, ({ mall, member, db, body }) =>
    db((tx) => addToCart(tx, mall, { ...visitOf(member), items: body.items })),
  );
  bind(app, lines.changeCart, ({ mall, member, db, body }) =>
    db((tx) => changeCart(tx, mall, { ...visitOf(member), changes: body.lines })),
  );
  bind(app, lines.changeCartOption, ({ mall, member, db, body }) =>
    db((tx) => changeCartOption(tx, mall, { ...visitOf(member), exchange: body })),
  );
  bind(app, lines.removeFromCart, ({ mall, member, db, body }) =>
    db((tx) => removeFromCart(tx, mall, { ...visitOf(member), lines: body.lines })),
  );
  bind(app, lines.restoreToCart, ({ mall, member, db, body }) =>
    db((tx) => restoreToCart(tx, mall, { ...visitOf(member), lines: body.lines })),
  );
}
