import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Device } from '@mall/contracts/codes';
import type { Page } from '@mall/page-chunks';

type SitePage = Omit<Page<Device>, 'visits'>;

const folder = new URL('../src/screens/', import.meta.url);
const sites = { pc: 'desktop', mobile: 'mobile' } as const;

/** Their files come over a network on which nothing is cached yet, and their size is what `npm run size` watches. */
const whereVisitsBegin = ['login', 'home'];

/** The pages of both sites, read from the tables that the routes are made of. */
export function pagesOfSites(): Page<Device>[] {
  const outside = readRows('outside-routes.tsx').map(
    ({ name, module }): SitePage => ({ site: 'pc', name, roots: [module] }),
  );
  const pages = [...pagesOf('pc'), ...pagesOf('mobile'), ...outside];
  return pages.map((page) => ({ ...page, visits: whereVisitsBegin.includes(page.name) ? 144 : 1 }));
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
