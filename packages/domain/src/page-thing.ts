import { type BoardType, boardType, boardTypeCodes, type Device, type ProductKind } from '@mall/contracts/codes';
import { canonicalPath } from './canonical-paths.ts';

/** The subject of a detail page, as its address names it. */
export type PageThing =
  | { readonly of: 'product'; readonly kind: ProductKind; readonly productNo: string }
  | { readonly of: 'exhibition'; readonly exhibitionNo: number }
  | { readonly of: 'specialSale'; readonly saleNo: number }
  | { readonly of: 'post'; readonly boardType: BoardType; readonly postNo: number };

type Address = { readonly segment: string; readonly query: URLSearchParams };
type DetailPage = {
  /** Whether the number is a path segment after the page's two words; otherwise it is in the query. */
  readonly hasSegment: boolean;
  readonly read: (address: Address) => PageThing | undefined;
};

const product = (kind: ProductKind, productNo: string | null): PageThing | undefined =>
  productNo && /^\P{Cc}{1,20}$/u.test(productNo) ? { of: 'product', kind, productNo } : undefined;
/** The page of goods redirects to that of a phone or a subscription, by the prefix of the number. */
const productOfAnyKind = (productNo: string | null): PageThing | undefined => {
  if (productNo?.startsWith('HP')) return product('wireless', productNo);
  return product(productNo?.startsWith('SB') ? 'subscription' : 'goods', productNo);
};
const numberIn = (written: string | null): number | undefined =>
  written !== null && /^\d{1,9}$/.test(written) ? Number(written) : undefined;

/** The detail pages, by the two words that their paths begin with (screen-paths.ts). */
const detailPages: Readonly<Record<string, DetailPage>> = {
  'goods/ngd': { hasSegment: true, read: ({ segment }) => productOfAnyKind(segment) },
  'goods/detailGoods': { hasSegment: false, read: ({ query }) => productOfAnyKind(query.get('gdsGrpNo')) },
  'goods/detailWireless': { hasSegment: false, read: ({ query }) => product('wireless', query.get('gdsGrpNo')) },
  'subs/detailSubs': { hasSegment: false, read: ({ query }) => product('subscription', query.get('subsNo')) },
  'exhibition/detailExhibition': {
    hasSegment: true,
    read: ({ segment }) => {
      const exhibitionNo = numberIn(segment);
      return exhibitionNo === undefined ? undefined : { of: 'exhibition', exhibitionNo };
    },
  },
  'etcSale/detail': {
    hasSegment: true,
    read: ({ segment }) => {
      const saleNo = numberIn(segment);
      return saleNo === undefined ? undefined : { of: 'specialSale', saleNo };
    },
  },
  'board/boardDetail': {
    hasSegment: false,
    read: ({ query }) => {
      const postNo = numberIn(query.get('no'));
      const board = boardTypeCodes.find((code) => code === query.get('tp')) ?? boardType.notice;
      return postNo === undefined ? undefined : { of: 'post', boardType: board, postNo };
    },
  },
};

/**
 * The thing whose page an address below the mall opens or redirects to; `nothing` if it is such a page but names none, undefined if it is
 * no such page. `below` is the path as requested, `query` begins with its question mark or is empty.
 */
export function thingAt(device: Device, below: string, query: string): PageThing | 'nothing' | undefined {
  const own = readDetail(below, query);
  if (own) return own;
  const canonical = canonicalPath(device, below);
  if (!canonical || !('path' in canonical)) return undefined;
  const [path = '', named = ''] = canonical.path.split('?');
  // Values in the path take precedence over those in the query: of two values the first one counts.
  return readDetail(path, `${named}&${query.slice(1)}`);
}

function readDetail(below: string, query: string): PageThing | 'nothing' | undefined {
  const [family = '', word = '', ...rest] = below.split('/').filter((part) => part !== '');
  const name = `${family}/${word}`;
  const page = Object.hasOwn(detailPages, name) ? detailPages[name] : undefined;
  if (!page || rest.length !== (page.hasSegment ? 1 : 0)) return undefined;
  return page.read({ segment: decodeURIComponent(rest[0] ?? ''), query: new URLSearchParams(query) }) ?? 'nothing';
}
