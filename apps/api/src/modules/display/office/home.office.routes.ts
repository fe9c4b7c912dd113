import type { Device } from '@mall/contracts/codes';
import * as contract from '@mall/contracts/office/home';
import { homeKeys } from '@mall/domain/home-areas';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { changeContent, type Own, type Place } from '../../../publishing/change-content.ts';
import { deskOf } from '../../../publishing/content-desk.ts';
import { listHomeProducts } from './home-product.repository.ts';
import { toHomeBody, toHomeWords } from './home-words.ts';

/** The homes of a mall: a draft beside the published one, published as a whole. */
export function homeOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.getHome, ({ params: { mallId, device }, staff, read }) =>
    read(async (reader) => {
      const { body, desk } = await deskOf(reader, { mallId, kind: 'HOME', key: homeKeys[device] }, staff);
      const { corners } = body;
      const productNos = corners.flatMap(({ items }) => items.map(({ goodsGroupNo }) => goodsGroupNo)).filter(Boolean);
      const products = await listHomeProducts(reader, { mallId, productNos });
      const areas = corners.map((corner) => ({
        ...corner,
        items: corner.items.map((item) => ({ ...always, ...item })),
      }));
      return { ...desk, device, areas, products };
    }),
  );
  bindOffice(app, contract.saveHome, async ({ params: { mallId, device }, body, staff: { staffNo }, write }) => {
    const home = { mall: { mallId }, staffNo, device, ...body };
    const subject = { mallId, subject: `home ${homeKeys[device]}` };
    return { version: await write(subject, (own) => saveHome(own, home)) };
  });
}

/** Items from before they had their own periods. */
const always = { startsAt: null, endsAt: null };

type Home = Place & { readonly device: Device; readonly areas: readonly contract.HomeArea[]; readonly version: number };

/** Saves a draft beside the published home; a scheduled one stays scheduled. */
const saveHome = (own: Own, { device, areas, ...seen }: Home): Promise<number> =>
  changeContent(
    own,
    { ...seen, key: { kind: 'HOME', key: homeKeys[device] }, toWords: toHomeWords },
    async (held, transaction) => ({
      ...held,
      ...(held.state === 'LIVE' && { state: 'DRAFT' as const, startsAt: null }),
      body: await toHomeBody(transaction, { device, areas }),
    }),
  );
