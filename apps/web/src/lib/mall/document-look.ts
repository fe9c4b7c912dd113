import type { MallLayout } from '@mall/contracts/layout';

/** R1.08: the title when no mall has its own. */
export const defaultBrandTitle = '패밀리샵';

let appliedTitle: string | undefined;

/** Title and theme of the open mall; the server has set both already on a page's first load. */
export function applyMallLook(mall: Pick<MallLayout, 'title' | 'style'> | null): void {
  const title = mall?.title || defaultBrandTitle;
  // Also runs on every preload: a title that a page has set since must stay.
  if (title !== appliedTitle) document.title = title;
  appliedTitle = title;
  if (mall) document.documentElement.dataset['theme'] = mall.style;
  else delete document.documentElement.dataset['theme'];
}
