import * as contract from '@mall/contracts/favourite';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { addFavourite } from './add-favourite.ts';
import { clearFavourites } from './clear-favourites.ts';
import { countFavourites } from './count-favourites.ts';
import { listFavourites } from './list-favourites.ts';
import { removeFavourite } from './remove-favourite.ts';

export function favouriteRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.listFavourites, ({ member, db }) => db((tx) => listFavourites(tx, member, clock())));
  bind(app, contract.countFavourites, ({ member, db }) => db((tx) => countFavourites(tx, member.memberNo)));
  bind(app, contract.clearFavourites, ({ mall, member, db }) => db((tx) => clearFavourites(tx, mall, member.memberNo)));
  bind(app, contract.addFavourite, ({ mall, member, db, params }) =>
    db((tx) => addFavourite(tx, mall, { memberNo: member.memberNo, productNo: params.productNo, at: clock() })),
  );
  bind(app, contract.removeFavourite, ({ mall, member, db, params }) =>
    db((tx) => removeFavourite(tx, mall, { memberNo: member.memberNo, productNo: params.productNo })),
  );
}
