import type { ScreenSearch } from '@mall/domain/screens/screen-path';
import type { ScreenName, screens } from '@mall/domain/screens/screens';
import type { ComponentType, ReactNode } from 'react';
import type { Load } from '../lib/routing/load.ts';
import type { ScreenProps } from '../lib/routing/screen-props.ts';

/** Fetches a page when its screen is opened. */
type FetchPage<Props> = () => Promise<(props: Props) => ReactNode>;
/** A page where visits begin, and what it fetches while its code is loading. */
type FirstPage<Props, Address> = { readonly page: FetchPage<Props>; readonly load?: Load<Address> };

/**
 * The pages where visits begin, including a phone's page, to which external links lead: they are named in the first files, so that nothing
 * must be loaded in between.
 */
type FirstName = 'intro' | 'login' | 'home' | 'upload' | 'wirelessDetail';
type NamesOn<Site extends 'desktop' | 'mobile'> = {
  [Name in ScreenName]: (typeof screens)[Name] extends { readonly [S in Site]: string } ? Name : never;
}[ScreenName];

export type FirstPages<Site extends 'desktop' | 'mobile'> = {
  readonly [Name in Extract<NamesOn<Site>, FirstName>]: FirstPage<ScreenProps<Name>, ScreenSearch<Name>>;
};

/** The pages of all other screens of a site; `goodsByNumber` only redirects. */
export type SitePages<Site extends 'desktop' | 'mobile'> = {
  readonly [Name in Exclude<NamesOn<Site>, FirstName | 'goodsByNumber'>]: FetchPage<ScreenProps<Name>>;
};

/** Of any screens. */
export type AnyFirstPages = Readonly<Partial<Record<ScreenName, FirstPage<never, never>>>>;
export type AnyPages = Readonly<Partial<Record<ScreenName, FetchPage<never>>>>;

/** A layout's component; it renders an outlet. */
export type Layout = { readonly layout: () => Promise<ComponentType>; readonly load?: Load };
