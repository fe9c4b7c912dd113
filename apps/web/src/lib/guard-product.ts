import { productLink } from '@mall/domain/menu-links';
import { mallPath } from '@mall/domain/redirects';
import { notFound, redirect } from '@tanstack/react-router';
import { guard } from './guard.ts';
import { stringifySearch } from './search-params.ts';

type Visit = Parameters<ReturnType<typeof guard>>[0] & { params: { goodsNo: string } };

/** The page of a product that is no goods, below the mall; undefined for goods. */
function otherPage(productNo: string): string | undefined {
  return /^(HP|SB)/.test(productNo) ? productLink(productNo) : undefined;
}

/** The `beforeLoad` of a goods page: a phone's or subscription's number leads on to that product's page. */
export function guardGoods(visit: Visit): void {
  guard('goodsDetail')(visit);
  const { mall, device } = visit.context.openMall;
  const other = otherPage(visit.params.goodsNo);
  if (other) throw redirect({ href: mallPath(mall.mallUrl, device, other), replace: true });
}

type OldVisit = Parameters<ReturnType<typeof guard>>[0] & { search: { gdsGrpNo?: string; opt?: string; qty?: string } };

/** goods/detailGoods: the older address of a product's page, with the number in the query. */
export function leadToGoods(visit: OldVisit): void {
  guard('goodsDetail')(visit);
  const { mall, device } = visit.context.openMall;
  const { gdsGrpNo, ...choice } = visit.search;
  if (gdsGrpNo === undefined) throw notFound();
  const path = mallPath(mall.mallUrl, device, `/goods/ngd/${encodeURIComponent(gdsGrpNo)}${stringifySearch(choice)}`);
  throw redirect({ href: path, replace: true });
}
