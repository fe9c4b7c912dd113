import type { HomeBody } from '@mall/contracts/content-body';
import { fieldError } from '@mall/contracts/errors';
import type { HomeArea, HomeItem } from '@mall/contracts/office/home';
import type { MallTransaction } from '@mall/db/in-mall';
import { homeAreas } from '@mall/domain/home-areas';
import { isMallLink } from '@mall/domain/mall-link';
import { findListed } from './home-product.repository.ts';

type Wanted = { readonly device: HomeBody['device']; readonly areas: readonly HomeArea[] };

const titles = { pc: 'PC 홈', mobile: '모바일 홈' } as const;

/** A home as it is stored: its areas in the order of the screen. Errors name their field. */
export async function toHomeBody(transaction: MallTransaction, { device, areas }: Wanted): Promise<HomeBody> {
  const order = homeAreas[device];
  const isForeign = areas.some(({ area }, index) => {
    const isTwice = areas.findIndex((other) => other.area === area) !== index;
    return isTwice || !order.includes(area);
  });
  if (isForeign) throw fieldError('areas', '이 홈에 없는 구역이거나 같은 구역이 두 번 있어요.');
  const items = areas.flatMap(({ items: own }, at) =>
    own.map((item, place) => ({ item, at: `areas.${at}.items.${place}` })),
  );
  const listed = await findListed(transaction, items.map(({ item }) => item.goodsGroupNo).filter(Boolean));
  for (const { item, at } of items) assertItem(item, at, listed);
  for (const [at, { link }] of areas.entries()) assertLink(link, `areas.${at}.link`);
  const corners = areas.toSorted((one, other) => order.indexOf(one.area) - order.indexOf(other.area));
  return { title: titles[device], device, corners };
}

function assertItem(
  { goodsGroupNo, title, link, startsAt, endsAt }: HomeItem,
  at: string,
  listed: ReadonlySet<string>,
) {
  if (goodsGroupNo !== '' && !listed.has(goodsGroupNo))
    throw fieldError(`${at}.goodsGroupNo`, '이 몰에 진열하지 않은 상품이에요.');
  if (goodsGroupNo === '' && title.trim() === '') throw fieldError(`${at}.title`, '제목을 입력해 주세요.');
  assertLink(link, `${at}.link`);
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    throw fieldError(`${at}.endsAt`, '시작보다 뒤의 시각을 골라 주세요.');
}

function assertLink(link: string, field: string): void {
  if (link !== '' && !isMallLink(link)) throw fieldError(field, '몰에 없는 주소예요. 찾아서 골라 주세요.');
}

/** The same in the form in which staff write it, by area, so that two who change different areas lose nothing. */
export const toHomeWords = ({ corners }: HomeBody): Readonly<Record<string, HomeArea>> =>
  Object.fromEntries(corners.map((corner) => [`area${corner.area}`, corner]));
