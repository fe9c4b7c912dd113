import type { CornerArea, Device } from '@mall/contracts/codes';
import type { Corner, CornerItem } from '@mall/contracts/corner';
import type { MallTransaction } from '@mall/db/in-mall';
import { isShownAt } from '@mall/domain/home-areas';

const emptyItem: CornerItem = {
  title: '',
  subtitle: '',
  kicker: '',
  label: '',
  image: '',
  link: '',
  goodsGroupNo: '',
  colourFrom: null,
  colourTo: null,
  isOnDark: false,
};
type CornerChoice = { readonly device: Device; readonly areas: readonly CornerArea[]; readonly at: Date };
/** As it is stored: with its period, if it has one. */
type StoredItem = Partial<CornerItem> & { readonly startsAt?: string | null; readonly endsAt?: string | null };

export async function listCorners(
  transaction: MallTransaction,
  { device, areas, at }: CornerChoice,
): Promise<Corner[]> {
  const rows = await transaction
    .selectFrom('corner')
    .select(['areaCode', 'title', 'subtitle', 'link', 'items'])
    .where('mallId', '=', transaction.mallId)
    .where('device', '=', device)
    .where('areaCode', 'in', [...areas])
    .orderBy('sortOrder')
    .orderBy('areaCode')
    .execute();
  return rows.map((row) => ({
    area: row.areaCode,
    title: row.title,
    subtitle: row.subtitle,
    link: row.link,
    items: (row.items as unknown as StoredItem[])
      .filter((item) => isShownAt(item, at))
      .map(({ startsAt: _from, endsAt: _until, ...item }) => ({ ...emptyItem, ...item })),
  }));
}
