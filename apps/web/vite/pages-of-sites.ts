import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Device } from '@mall/contracts/codes';
import { layoutOn, type ScreenName } from '@mall/domain/screens/screens';
import type { Page } from '@mall/page-chunks';

type SitePage = Omit<Page<Device>, 'visits'>;

const folder = new URL('../src/screens/', import.meta.url);
const sites = { pc: 'desktop', mobile: 'mobile' } as const;

/**
 * How often visits begin with a page, relative to others. Login and home are opened with an empty cache; external links lead to a phone's
 * page. `npm run size` watches their sizes.
 */
const visitsOf: Readonly<Record<string, number>> = { login: 144, home: 144, wirelessDetail: 75 };

/** The pages of both sites, read from the tables from which the routes are created. */
export function pagesOfSites(): Page<Device>[] {
  const outside = readRows('outside-routes.tsx', 2).map(
    ({ name, module }): SitePage => ({ site: 'pc', name, roots: [module] }),
  );
  const pages = [...pagesOf('pc'), ...pagesOf('mobile'), ...outside];
  return pages.map((page) => ({ ...page, visits: visitsOf[page.name] ?? 1 }));
}

function pagesOf(site: Device): SitePage[] {
  const [routes, table] = [`${sites[site]}-routes.ts`, `${sites[site]}-pages.ts`];
  const layouts = new Map(readRows(routes, 6).map(({ name, module }) => [name, module]));
  const around = { main: ['main'], myShop: ['main', 'myShop'], simple: ['simple'], none: [] };
  const pageOf = ({ name, module }: Row, ...others: string[]): SitePage => {
    const outside = around[layoutOn(site, name as ScreenName)].flatMap((one) => layouts.get(one) ?? []);
    return { site, name, roots: [...others, ...outside, module] };
  };
  const first = readRows(routes, 2).map((row) => pageOf(row));
  return [...first, ...readRows(table, 2).map((row) => pageOf(row, moduleAt(table)))];
}

type Row = { readonly name: string; readonly module: string };

/** The rows of a table that import a module, in the formatter's style: indented, a name, and somewhere the import. */
function readRows(file: string, indent: number): Row[] {
  const rows = readFileSync(new URL(file, folder), 'utf8').split(new RegExp(`^ {${indent}}(?=\\w+: )`, 'm'));
  return rows.flatMap((row) => {
    const [, name = ''] = /^(\w+):/.exec(row) ?? [];
    const [, module] = /import\('([^']+)'\)/.exec(row) ?? [];
    return module === undefined || name === '' ? [] : [{ name, module: moduleAt(module) }];
  });
}

const moduleAt = (path: string): string => fileURLToPath(new URL(path, folder));
