import { isBuiltIn } from '@mall/contracts/office/rights';
import { roleNames } from '@mall/domain/office/right-words';

/** A role by its name: a built-in one's, or what whoever made it has called it. */
export const nameOfRole = (code: string, ownName: string | null): string =>
  isBuiltIn(code) ? roleNames[code] : (ownName ?? code);
