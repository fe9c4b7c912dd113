import type { Device } from '@mall/contracts/codes';
import { inMall } from '@mall/db/in-mall';
import { isThere } from '@mall/domain/access-matrix';
import { thingAt } from '@mall/domain/page-thing';
import { screenOf } from '@mall/domain/screen-paths';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { imageBase } from '../modules/layout/get-layout.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { originOf } from '../plugins/visit.ts';
import { escapeHtml } from './escape-html.ts';
import { findShownProduct } from './page-thing.repository.ts';

/** What is shown of a shared address: a product's name and picture, but never a price, which may be the sender's own. */
export type ShareCard = { readonly title: string; readonly image?: string };

type Opened = { readonly mall: Mall; readonly site: Device; readonly below: string };
type Shares = (request: FastifyRequest, opened: Opened) => Promise<ShareCard | undefined>;

/** Share cards of product pages; a mall that shows its goods to members only reveals nothing about them. */
export function createShareCards({ database, config }: Pick<Dependencies, 'database' | 'config'>): Shares {
  return async ({ url, headers, ownHost }, { mall, site, below }) => {
    const isPublic = mall.isMarketing || mall.isLoginOpen;
    const screen = screenOf(site, below);
    if (screen === 'gift') return { title: '선물이 도착했어요' };
    if (!isPublic || !screen || !isThere(screen, mall)) return undefined;
    const thing = thingAt(site, below, /\?.*$/.exec(url)?.[0] ?? '');
    if (thing === undefined || thing === 'nothing' || thing.of !== 'product') return undefined;
    const [product] = await inMall(database, mall, (transaction) => findShownProduct(transaction, thing));
    const host = ownHost ?? headers.host?.toLowerCase().replace(/:\d+$/, '') ?? '';
    return product && { title: product.name, image: `${originOf(host, config)}${pictureOf(product.image)}` };
  };
}

/** One file, because programs that read these cards ignore `srcset`. Uploads are a single file already. */
const pictureOf = (image: string): string => `${imageBase}/${/\.\w+$/.test(image) ? image : `${image}.800.webp`}`;

/** Open Graph: what messengers show of an address. */
export function shareTags({ name, slogan, title }: Mall, card: ShareCard | undefined): string {
  const tags = {
    type: 'website',
    site_name: name,
    title: card?.title ?? name,
    description: card ? name : slogan || title,
    ...(card?.image && { image: card.image }),
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="og:${property}" content="${escapeHtml(content)}" />`)
    .join('');
}
