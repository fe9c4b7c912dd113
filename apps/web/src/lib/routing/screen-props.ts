import type { ScreenParameters, ScreenSearch } from '@mall/domain/screens/screen-path';
import type { ScreenName } from '@mall/domain/screens/screens';

/** What a screen's page is given: the named parts of its path, and what its query says. */
export type ScreenProps<Name extends ScreenName> = ScreenParameters<Name> & { readonly address: ScreenSearch<Name> };
