import { z } from 'zod';
import { brokenText, colours } from '../../demo-files/fields.ts';
import { entryOf } from '../../demo-files/references.ts';
import { pictureName } from '../pictures.ts';
import { productWords } from '../products.ts';
import { categoryLink } from './category-link.ts';
import { quickMenuEntries } from './quick-menu.ts';

/** A list of products, or the page of the product or exhibition that these words name. */
const target = z.union([
  categoryLink,
  z.strictObject({ product: productWords }),
  z.strictObject({ exhibition: z.string() }),
]);

const banner = z.strictObject({
  kicker: z.string(),
  title: brokenText,
  subtitle: brokenText,
  label: z.string().default(''),
  image: pictureName,
  colours,
  isOnDark: z.boolean().default(false),
  target,
});

/** Products are named by words of their names. */
const named = z.array(productWords);

/** The home of one mall as its operator made it. */
export const storefront = z.strictObject({
  heroes: z.array(banner),
  quickMenu: z.array(entryOf('entry of the quick menu', quickMenuEntries)),
  phones: z.strictObject({ title: z.string(), subtitle: z.string(), named }),
  deals: z.strictObject({ title: z.string(), subtitle: z.string(), target: categoryLink, named }),
  subscriptions: named,
  exhibitionsTitle: z.string(),
  mdReviewsTitle: z.string(),
  /** Shown beside the menus. */
  promotions: z.array(banner),
});

export type Target = z.output<typeof target>;
export type Banner = z.output<typeof banner>;
export type Storefront = z.output<typeof storefront>;
