import type { ScreenName } from '@mall/domain/screens/screens';
import { useMatches } from '@tanstack/react-router';

/** The screen that stands open, as its guard has named it; undefined where none has, such as on a page that is not found. */
export const useScreen = (): ScreenName | undefined =>
  useMatches({ select: (matches) => (matches.at(-1)?.context as { screen?: ScreenName } | undefined)?.screen });
