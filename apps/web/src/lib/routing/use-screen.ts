import type { ScreenName } from '@mall/domain/screens/screens';
import { useMatches } from '@tanstack/react-router';

/** The open screen, as named by its guard; undefined if none has, as on a not-found page. */
export const useScreen = (): ScreenName | undefined =>
  useMatches({ select: (matches) => (matches.at(-1)?.context as { screen?: ScreenName } | undefined)?.screen });
