import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Device } from '@mall/contracts/codes';

/** A page that has code of its own, by its name in the table of pages, with its module and those of the layouts around it. */
export type SitePage = { readonly site: Device; readonly name: string; readonly roots: readonly string[] };

const folder = new URL('../src/screens/', import.meta.url);
const sites = { pc: 'desktop', mobile: 'mobile' } as const;

/** The pages of both sites, read from the tables that the routes are made of. */
export function pagesOfSites(): SitePage[] {
  const outside = readRows('outside-routes.tsx').map(({ name, module }) => ({
    site: 'pc' as const,
    name,
    roots: [module],
  }));
  return [...pagesOf('pc'), ...pagesOf('mobile'), ...outside];
}

function pagesOf(site: Device): SitePage[] {
  const layouts = new Map(readRows(`${sites[site]}-routes.ts`).map(({ name, module }) => [name, module]));
  const around = { main: ['main'], myShop: ['main', 'myShop'], simple: ['simple'], none: [] };
  return readRows(`${sites[site]}-pages.ts`).map(({ name, module, layout }) => ({
    site,
    name,
    roots: [...around[layout].flatMap((one) => layouts.get(one) ?? []), module],
  }));
}

type Row = { readonly name: string; readonly module: string; readonly layout: 'main' | 'myShop' | 'simple' | 'none' };

/** The rows of a table that fetch a module, as the formatter writes them: `name: {`, the import, and maybe a layout. */
function readRows(file: string): Row[] {
  const rows = readFileSync(new URL(file, folder), 'utf8').split(/^ +(?=\w+: \{)/m);
  return rows.flatMap((row) => {
    const [, name = ''] = /^(\w+):/.exec(row) ?? [];
    const [, module] = /import\('([^']+)'\)/.exec(row) ?? [];
    const [, layout = 'main'] = /layout: '(\w+)'/.exec(row) ?? [];
    if (module === undefined || name === '') return [];
    return [{ name, module: fileURLToPath(new URL(module, folder)), layout: layout as Row['layout'] }];
  });
}
