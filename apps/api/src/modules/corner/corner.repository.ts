import type { CornerArea, Device } from '@mall/contracts/codes';
import type { Corner, CornerItem } from '@mall/contracts/corner';
import type { MallTransaction } from '@mall/db/in-mall';

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
type CornerChoice = { readonly device: Device; readonly areas: readonly CornerArea[] };

export async function listCorners(transaction: MallTransaction, { device, areas }: CornerChoice): Promise<Corner[]> {
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
    items: (row.items as unknown as Partial<CornerItem>[]).map((item) => ({ ...emptyItem, ...item })),
  }));
}
