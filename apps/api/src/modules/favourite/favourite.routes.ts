import * as contract from '@mall/contracts/favourite';
import type { FastifyInstance } from 'fastify';
import { tags } from '../../catalogue/catalogue-cache.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { addFavourite } from './add-favourite.ts';
import { clearFavourites } from './clear-favourites.ts';
import { countFavourites } from './count-favourites.ts';
import { listFavourites } from './list-favourites.ts';
import { removeFavourite } from './remove-favourite.ts';

type Writer = { readonly mallId: number; readonly memberNo: number };

export function favouriteRoutes(app: FastifyInstance, { clock, catalogueCache }: Dependencies): void {
  /** Their next list must show the change at once; the database notifies other instances, and this one in case it is late. */
  const thenForget = async ({ mallId, memberNo }: Writer, written: Promise<null>) => {
    await written;
    catalogueCache.forget(tags.favourites(mallId, memberNo));
    return null;
  };

  bind(app, contract.listFavourites, ({ member, db }) => db((tx) => listFavourites(tx, member, clock())));
  bind(app, contract.countFavourites, ({ member, db }) => db((tx) => countFavourites(tx, member.memberNo)));
  bind(app, contract.clearFavourites, ({ mall, member, db }) =>
    thenForget(
      member,
      db((tx) => clearFavourites(tx, mall, member.memberNo)),
    ),
  );
  bind(app, contract.addFavourite, ({ mall, member, db, params: { productNo } }) =>
    thenForget(
      member,
      db((tx) => addFavourite(tx, mall, { memberNo: member.memberNo, productNo, at: clock() })),
    ),
  );
  bind(app, contract.removeFavourite, ({ mall, member, db, params: { productNo } }) =>
    thenForget(
      member,
      db((tx) => removeFavourite(tx, mall, { memberNo: member.memberNo, productNo })),
    ),
  );
}
