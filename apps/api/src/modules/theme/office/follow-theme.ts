import type { MallTransaction } from '@mall/db/in-mall';
import { isSameLook, type ThemeLook } from '@mall/domain/theme/theme-look';
import type { ThemeTokens } from '@mall/domain/theme/theme-tokens';
import { keepStart } from './keep-start.ts';
import * as rows from './theme.repository.ts';

/** The theme of another mall, and the tokens of its stylesheet. */
export type WornTheme = { readonly look: ThemeLook; readonly tokens: ThemeTokens };
type By = { readonly staffNo: number | null; readonly at: Date };

/**
 * Gives the mall the theme of another one, with its own logos. It is a version like any other: the previous one can be published again, and
 * a scheduled one is cancelled.
 */
export async function followTheme(
  transaction: MallTransaction,
  { look, tokens }: WornTheme,
  { staffNo, at }: By,
): Promise<void> {
  await rows.lockThemes(transaction);
  const [newest] = await rows.listThemes(transaction, transaction.mallId);
  const held = newest ?? (await keepStart(transaction, at));
  if (held.state === 'LIVE' && isSameLook(held.body, look)) return;
  const live = (await rows.findLiveTheme(transaction, transaction.mallId)) ?? held;
  const { logo, footLogo, favicon } = live.body;
  await rows.insertTheme(transaction, {
    ...{ version: held.version + 1, state: 'LIVE', startsAt: null, body: { ...look, logo, footLogo, favicon } },
    ...{ tokens, staffNo, madeAt: at },
  });
}
