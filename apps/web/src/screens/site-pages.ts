import type { ScreenSearch } from '@mall/domain/screens/screen-path';
import type { ScreenName, screens } from '@mall/domain/screens/screens';
import type { ComponentType, ReactNode } from 'react';
import type { Load } from '../lib/routing/load.ts';
import type { ScreenProps } from '../lib/routing/screen-props.ts';
import type { MobileChrome } from '../router.tsx';

/** How a page is fetched when its screen is opened, and what stands around it. */
type PageRow<Props, Address> = {
  readonly page: () => Promise<(props: Props) => ReactNode>;
  readonly load?: Load<Address>;
  /** What stands around it: the home layout unless said. */
  readonly layout?: 'myShop' | 'simple' | 'none';
  /** On the mobile site: how much stands around the page; `home` unless said. */
  readonly chrome?: MobileChrome;
  /** On the mobile site: the heading in the bar above; a page without one renders its own bar, or has none. */
  readonly title?: string;
};

/** A screen's page on one site. */
type SitePage<Name extends ScreenName> = PageRow<ScreenProps<Name>, ScreenSearch<Name>>;
/** The page of whatever screen. */
export type AnyPage = PageRow<never, never>;

type NamesOn<Site extends 'desktop' | 'mobile'> = {
  [Name in ScreenName]: (typeof screens)[Name] extends { readonly [S in Site]: string } ? Name : never;
}[ScreenName];

/** The pages of all screens that a site has; `goodsByNumber` only leads on. */
export type SitePages<Site extends 'desktop' | 'mobile'> = {
  readonly [Name in Exclude<NamesOn<Site>, 'goodsByNumber'>]: SitePage<Name>;
};

/** A layout's component; it renders an outlet. */
export type Layout = { readonly layout: () => Promise<ComponentType>; readonly load?: Load };
