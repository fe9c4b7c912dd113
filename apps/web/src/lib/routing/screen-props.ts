import type { ScreenParameters, ScreenSearch } from '@mall/domain/screens/screen-path';
import type { ScreenName } from '@mall/domain/screens/screens';

/** The props of a screen's page: the parameters of its path and its query. */
export type ScreenProps<Name extends ScreenName> = ScreenParameters<Name> & { readonly address: ScreenSearch<Name> };
