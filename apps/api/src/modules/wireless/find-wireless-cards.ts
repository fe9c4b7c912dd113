import { AppError } from '@mall/contracts/errors';
import type { WirelessCard } from '@mall/contracts/wireless';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Viewer } from '../../catalogue/viewer.ts';
import { listWirelessCards } from './list-wireless-cards.ts';
import { listShownNos } from './wireless.repository.ts';

type WirelessQuery = {
  readonly goodsGroupNos: readonly string[];
  readonly searchProps?:
    | { readonly brandType?: string | undefined; readonly rangeType?: string | undefined }
    | undefined;
};

/** POST products/wireless: the phones numbered, or all of the mall, narrowed by brand and monthly price. */
export async function findWirelessCards(
  transaction: MallTransaction,
  viewer: Viewer,
  query: WirelessQuery,
  at: Date,
): Promise<WirelessCard[]> {
  const { brandType = '', rangeType = '' } = query.searchProps ?? {};
  const band = readPriceBand(rangeType);
  const productNos = query.goodsGroupNos.length > 0 ? query.goodsGroupNos : await listShownNos(transaction);
  const cards = await listWirelessCards(transaction, viewer, productNos, at);
  return cards.filter(
    ({ brandName, price }) =>
      (brandType === '' || brandName === brandType) &&
      price.totalPrice >= band.minimum &&
      price.totalPrice <= band.maximum,
  );
}

type PriceBand = { readonly minimum: number; readonly maximum: number };

/** `50000-70000`, won a month with both ends; either end may be left out, and nothing at all means any price. */
function readPriceBand(text: string): PriceBand {
  const parts = /^(\d{0,9})-(\d{0,9})$/.exec(text === '' ? '-' : text);
  if (!parts) {
    const message = '가격대를 50000-70000처럼 보내 주세요.';
    throw new AppError('4000', { fieldErrors: [{ field: 'searchProps.rangeType', message }] });
  }
  const [, minimum = '', maximum = ''] = parts;
  return { minimum: Number(minimum), maximum: maximum === '' ? Number.POSITIVE_INFINITY : Number(maximum) };
}
