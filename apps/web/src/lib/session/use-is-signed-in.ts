import { useSyncExternalStore } from 'react';
import { isSignedIn, subscribeToTokens } from './token-store.ts';

/** R4.06: a token present means signed in; cheap enough for every card. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(subscribeToTokens, isSignedIn, isSignedIn);
