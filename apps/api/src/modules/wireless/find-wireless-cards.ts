import { AppError } from '@mall/contracts/errors';
import type { WirelessCard } from '@mall/contracts/wireless';
import { type Catalogue, tags } from '../../catalogue/catalogue-cache.ts';
import { pricedOn } from '../../catalogue/phone-prices.ts';
import { replyForViewer } from '../../catalogue/viewed-products.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import type { CachedReply } from '../../plugins/cached-reply.ts';
import { listWirelessCards } from './list-wireless-cards.ts';
import { listShownNos } from './wireless.repository.ts';

type WirelessQuery = {
  readonly goodsGroupNos: readonly string[];
  readonly searchProps?:
    | { readonly brandType?: string | undefined; readonly rangeType?: string | undefined }
    | undefined;
};

type Reading = {
  readonly catalogue: Catalogue;
  readonly mallId: number;
  readonly viewer: Viewer;
  readonly query: WirelessQuery;
  readonly at: Date;
};

/** POST products/wireless: the numbered phones, or all of the mall, filtered by brand and monthly price. */
export async function findWirelessCards({
  query,
  at,
  ...reading
}: Reading): Promise<CachedReply<{ wirelessProducts: WirelessCard[] }>> {
  const { catalogue, mallId, viewer } = reading;
  const { brandType = '', rangeType = '' } = query.searchProps ?? {};
  const band = readPriceBand(rangeType);
  const isWanted = ({ brandName, price }: WirelessCard) =>
    (brandType === '' || brandName === brandType) &&
    price.totalPrice >= band.minimum &&
    price.totalPrice <= band.maximum;
  const productNos =
    query.goodsGroupNos.length > 0
      ? query.goodsGroupNos
      : await catalogue.get([mallId, 'phones shown'], { compute: listShownNos, tagsOf: () => [tags.lists(mallId)] });
  const { day, madeOf } = pricedOn(mallId, at);
  return replyForViewer({
    ...{ ...reading, productNos, madeOf, key: ['phone cards', brandType, rangeType, day] },
    compute: async (tx) => ({
      wirelessProducts: (await listWirelessCards(tx, viewer, productNos, at)).filter(isWanted),
    }),
  });
}

type PriceBand = { readonly minimum: number; readonly maximum: number };

/** `50000-70000`, won a month, both ends included; either end may be left out, and an empty text means any price. */
function readPriceBand(text: string): PriceBand {
  const parts = /^(\d{0,9})-(\d{0,9})$/.exec(text === '' ? '-' : text);
  if (!parts) {
    const message = '가격대를 50000-70000처럼 보내 주세요.';
    throw new AppError('4000', { fieldErrors: [{ field: 'searchProps.rangeType', message }] });
  }
  const [, minimum = '', maximum = ''] = parts;
  return { minimum: Number(minimum), maximum: maximum === '' ? Number.POSITIVE_INFINITY : Number(maximum) };
}
