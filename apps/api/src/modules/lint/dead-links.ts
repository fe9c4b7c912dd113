import type { MallTransaction } from '@mall/db/in-mall';
import type { LinkFact } from '@mall/domain/lint/facts';
import { linkTarget } from '@mall/domain/mall-link';
import type { PageThing } from '@mall/domain/page-thing';
import { readLinks, readShownThings } from './text-facts.repository.ts';

/** Links of a mall's own pages that lead to nothing that it shows; external links are not checked. */
export async function findDeadLinks(
  transaction: MallTransaction,
  moment: { readonly at: Date; readonly today: string },
): Promise<LinkFact[]> {
  const links = (await readLinks(transaction, moment)).map(({ productNo, ...link }) => ({
    ...link,
    link: productNo === '' ? link.link : productNo,
    target: productNo === '' ? targetOf(link.link) : ({ of: 'product', kind: 'goods', productNo } as const),
  }));
  const things = links.flatMap(({ target }) => (target && target !== 'nothing' ? [target] : []));
  const isShown = await readShownThings(transaction, {
    products: things.flatMap((thing) => (thing.of === 'product' ? [thing.productNo] : [])),
    exhibitions: things.flatMap((thing) => (thing.of === 'exhibition' ? [thing.exhibitionNo] : [])),
    sales: things.flatMap((thing) => (thing.of === 'specialSale' ? [thing.saleNo] : [])),
    posts: things.flatMap((thing) => (thing.of === 'post' ? [`${thing.boardType}-${thing.postNo}`] : [])),
  });
  return links
    .filter(({ target }) => target === 'nothing' || (target !== undefined && !isShown.has(nameOf(target))))
    .map(({ target: _target, ...link }) => link);
}

/** External links are not checked. */
const targetOf = (link: string) => (link.startsWith('/') && !link.startsWith('//') ? linkTarget(link) : undefined);

function nameOf(thing: PageThing): string {
  switch (thing.of) {
    case 'product':
      return `product ${thing.productNo}`;
    case 'exhibition':
      return `exhibition ${thing.exhibitionNo}`;
    case 'specialSale':
      return `specialSale ${thing.saleNo}`;
    case 'post':
      return `post ${thing.boardType}-${thing.postNo}`;
  }
}
