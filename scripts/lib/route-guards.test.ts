import { globSync, readFileSync } from 'node:fs';
import { mallSalesTypes } from '@mall/contracts/codes';
import { accessMatrix, type ScreenName } from '@mall/domain/access-matrix';
import { screenOf } from '@mall/domain/screen-paths';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../apps/web/src/routes/', import.meta.url).pathname;

/** The screens for which guards of their own ask; the others are named where `guard` is called. */
const screensOfGuards: Readonly<Record<string, ScreenName>> = {
  guardLogin: 'login',
  guardSignup: 'signup',
  guardCart: 'cart',
  guardGoods: 'goodsDetail',
  leadToGoods: 'goodsDetail',
  guardMyShop: 'myShop',
  guardOverview: 'myShop',
  guardAccount: 'myShop',
  guardUploadOrder: 'myShop',
  guardWithdrawal: 'withdrawal',
};

type Page = { address: string; device: 'pc' | 'mobile'; below: string; guards: ScreenName[] };

/** An address of the route: a word where only certain ones open it, else any number. */
const fill = (below: string): string =>
  below.replace('$step', 'join').replace('$orderPage', 'form').replace(/\$\w*/g, '1');

/** Every page below a mall, and what its route asks before it opens; pages that only lead on are left out. */
const pages = globSync('**/*.tsx', { cwd: folder }).flatMap((file): Page[] => {
  const source = readFileSync(folder + file, 'utf8');
  const [, id = ''] = /createFileRoute\('([^']+)'\)/.exec(source) ?? [];
  // The text is read, for the routes themselves bring every page and its styles along.
  const [, device, below = ''] = /^\/(m\/)?\$mallUrl\/(.+)$/.exec(id.replace(/\/_\w+/g, '')) ?? [];
  const onlyLeadsOn = /throw redirect\(|leadToCanonical/.test(source) && !source.includes('component:');
  if (below === '' || onlyLeadsOn) return [];
  const named = [...source.matchAll(/guard(?:Held)?\('(\w+)'/g)].map(([, screen]) => screen as ScreenName);
  const own = Object.keys(screensOfGuards).filter((guard) => source.includes(guard));
  const guards = [...named, ...own.flatMap((guard) => screensOfGuards[guard] ?? [])];
  return [{ address: id, device: device ? 'mobile' : 'pc', below: fill(below), guards }];
});

describe('each page asks for what the table of screens says of its address', () => {
  test('there are pages of both sites', () => {
    expect(pages.filter(({ device }) => device === 'pc').length).toBeGreaterThan(40);
    expect(pages.filter(({ device }) => device === 'mobile').length).toBeGreaterThan(40);
  });

  test.each(pages)('R6.03 R6.04 R6.05 $address', ({ device, below, guards }) => {
    const screen = screenOf(device, below);
    if (!screen) throw new Error('the table has no screen of this address');
    expect(guards.length).toBeGreaterThan(0);
    const { needsSignIn, types } = accessMatrix[screen];
    const isIn = (of: readonly string[]) => mallSalesTypes.filter((type) => of.includes(type));
    for (const guard of guards) {
      expect(isIn(accessMatrix[guard].types)).toEqual(isIn(types));
      expect(accessMatrix[guard].needsSignIn).toBe(needsSignIn);
    }
  });
});
