import { isBuiltIn } from '@mall/contracts/office/rights';
import { roleNames } from '@mall/domain/office/right-words';

/** The name of a role: that of a built-in one, or what its maker has called it. */
export const nameOfRole = (code: string, ownName: string | null): string =>
  isBuiltIn(code) ? roleNames[code] : (ownName ?? code);
